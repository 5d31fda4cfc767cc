import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const source = ['**/*.{ts,tsx}'];
const typedTests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'e2e/**/*.ts', '**/src/**/testing/**'];
const tests = [...typedTests, 'scripts/**/*.test.mjs'];

const rawValues = [
  {
    selector:
      ':matches(Literal[value=/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(/i], TemplateElement[value.raw=/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(/i])',
    message: 'Colours live in ui-kit/src/tokens.css: use a token.',
  },
  {
    selector:
      ':matches(Literal[value=/(^|[\\s:])(bg|text|border|ring|fill|stroke|from|to|via|outline|shadow|divide)-(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3}/], TemplateElement[value.raw=/(^|[\\s:])(bg|text|border|ring|fill|stroke|from|to|via|outline|shadow|divide)-(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3}/])',
    message: 'The palette is ours: use a class of the theme, such as text-muted.',
  },
  {
    selector:
      ':matches(Literal[value=/-\\[[^\\]\\s]*\\d(px|rem|em)\\b/], TemplateElement[value.raw=/-\\[[^\\]\\s]*\\d(px|rem|em)\\b/])',
    message: 'Sizes live in ui-kit/src/tokens.css: use a step of the scale, such as p-4 or --spacing(80).',
  },
];

const uninjected = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time is injected: use the clock.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Time is injected: use the clock.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(Math|crypto)$/][callee.property.name=/^(random|randomUUID|randomBytes|randomInt)$/]',
    message: 'Randomness and ids are injected: use random.',
  },
];

const literalQueryKey = {
  selector: 'Property[key.name="queryKey"] > ArrayExpression',
  message:
    'Keys of the query cache live in frontend/src/shared/query-keys.ts, those of staff in back-office/staff-keys.ts.',
};

const figuresOfALocale = {
  selector: 'NewExpression[callee.property.name="NumberFormat"] > Identifier.arguments[name="locale"]',
  message:
    'Figures have the separators of the amounts beside them: figureFormat() of shared/format/figure-format.ts.',
};

const processExit = {
  selector: 'CallExpression[callee.object.name="process"][callee.property.name="exit"]',
  message: 'Only main.ts ends the process.',
};

const dialect = [
  {
    selector:
      'MethodDefinition[accessibility="private"][kind!="constructor"], PropertyDefinition[accessibility="private"]',
    message: 'Private members are #private; the keyword stands on constructor parameters only.',
  },
  {
    selector: 'TSParameterProperty > Identifier[name=/^(dependencies|parts|collaborators)$/]',
    message: 'Collaborators arrive as one object named deps.',
  },
  {
    selector:
      'CallExpression[callee.name="statement"] > Literal:first-child[value!=/^[a-z0-9_]+([.][a-z0-9_]+)+$/]',
    message: 'Statements are named noun.verb in snake_case.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(debug|info|warn|error|fatal)$/]:matches([callee.object.name="log"], [callee.object.property.name="log"]) > ObjectExpression:first-child > Property[key.name=/[A-Z]/]',
    message: 'Fields of log lines are snake_case.',
  },
];

const untruthfulTests = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme|fails)$/]',
    message: 'Every test runs, or does not exist.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for the event, not for time.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/coverage/**',
      '**/*.gen.ts',
      'backend/src/generated/**',
      'e2e/{test-results,playwright-report}/**',
      '.cache/**',
      '.data/**',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 400],
      'no-console': 'off',
      'no-implicit-coercion': ['error', { boolean: false }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
  {
    files: source,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': [
        'error',
        // The router's way to leave a guard.
        {
          allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowBoolean: true,
          allow: [{ from: 'lib', name: ['Error', 'URL', 'URLSearchParams'] }],
        },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'no-restricted-syntax': ['error', ...dialect],
      // Objects come from factories: their functions have no this.
      '@typescript-eslint/unbound-method': 'off',
      // An async method of an interface may have nothing to wait for in one of its implementations.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...dialect, processExit, ...uninjected],
    },
  },
  {
    files: ['backend/src/modules/**/*.ts'],
    ignores: [...tests, '**/*.store.ts', '**/*.read-model.ts', '**/*.models.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/platform/database/index.js'],
              importNames: ['statement'],
              message: 'SQL stands in *.store.ts and *.read-model.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // tsoa calls the methods of a controller on a copy, which has no #private ones.
    files: ['backend/src/**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...dialect.slice(1), processExit, ...uninjected] },
  },
  {
    files: ['backend/src/{main,platform/clock,platform/random}.ts', 'backend/src/sandbox/**/*.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', ...dialect] },
  },
  {
    files: ['cli/src/**/*.ts'],
    ignores: [...tests, 'cli/src/main.ts'],
    rules: { 'no-restricted-syntax': ['error', ...dialect, processExit] },
  },
  {
    files: ['frontend/**/*.{ts,tsx}', 'ui-kit/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // It answers functions that change with each scroll, which matters to a compiler that is not used here.
    files: ['frontend/src/shared/back-office/list/use-rows-in-sight.ts'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { files: ['backend/src/sandbox/page/assets/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['frontend/public/*.js', 'frontend/src/site/{before,after}-paint.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    // The analytics tag knows a command by its being an Arguments object.
    files: ['frontend/src/shared/analytics/google-tag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}', 'ui-kit/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...dialect, ...rawValues, literalQueryKey],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@torpedo/ui-kit/src/*', '**/ui-kit/src/*'], message: 'Import from @torpedo/ui-kit.' },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/{features,shared/back-office}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...dialect, ...rawValues, literalQueryKey, figuresOfALocale],
    },
  },
  {
    files: tests,
    rules: { 'no-restricted-syntax': ['error', ...dialect, ...untruthfulTests] },
  },
  {
    files: typedTests,
    rules: {
      // Matchers and answers that a test reads are untyped until it has looked at them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
