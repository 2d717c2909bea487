"""What people make here: drafts on the workbench, creations in versions, and what players think of them."""
