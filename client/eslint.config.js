// What the linter holds: TypeScript's and Svelte's recommended rules, nothing of taste.
import globals from 'globals'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules', 'src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, __BUILD__: 'readonly' } } },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      // Sets and maps here are values, made anew, or nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's router, not ours
    },
  },
)
