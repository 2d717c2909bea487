// How the sources are written: `make fmt` writes them so, `make check` asks whether they are.
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
