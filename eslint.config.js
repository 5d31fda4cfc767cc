import { defineConfig } from 'eslint/config';
import { parser } from 'typescript-eslint';
import { forbiddenTerms, nameWith } from './scripts/check/glossary.mjs';

const source = ['**/*.{ts,tsx}'];
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'e2e/**/*.ts',
  '**/src/**/testing/**',
  'scripts/**/*.test.mjs',
];

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

// Where names are given; those of properties may be the wire's.
const GIVEN_NAMES = [
  'VariableDeclarator > Identifier.id',
  ':function > Identifier.params',
  ':matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id',
  ':matches(MethodDefinition, PropertyDefinition) > :matches(Identifier, PrivateIdentifier).key',
].join(', ');

// Marks are also those of pictures and of texts; files are held to all of the words by glossary.test.ts.
const wordsOfTheHouse = forbiddenTerms()
  .filter(({ word }) => word !== 'marks')
  .map(({ word, instead }) => ({
    pattern: nameWith(word),
    message: `It is called ${instead}, not ${word}: docs/glossary.md.`,
  }));

// A selector for each word would look at every node as often as there are words.
/** @type {import('eslint').Rule.RuleModule} */
const givenNames = {
  meta: { schema: false },
  create: (context) => ({
    /** @param {import('eslint').Rule.Node & { name: string }} node */
    [GIVEN_NAMES](node) {
      for (const { pattern, message } of context.options[0]) {
        if (pattern.test(node.name)) context.report({ node, message });
      }
    },
  }),
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

// Tests may lay their facts beside each other.
const production = [
  ...dialect,
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
    message: 'Properties are written out, not spread.',
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

export default defineConfig(
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
  // The rules of the house that a selector can tell; what needs types or knows React: .oxlintrc.json.
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: source,
    languageOptions: { parser, parserOptions: { jsDocParsingMode: 'none' } },
    plugins: { house: { rules: { 'given-names': givenNames } } },
    rules: {
      'house/given-names': ['error', wordsOfTheHouse],
      'no-restricted-syntax': ['error', ...production],
      // Nothing is switched off in a file, for neither of the two linters.
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...production, processExit, ...uninjected],
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
    rules: { 'no-restricted-syntax': ['error', ...production.slice(1), processExit, ...uninjected] },
  },
  {
    files: ['backend/src/{main,platform/clock,platform/random}.ts', 'backend/src/sandbox/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...production] },
  },
  {
    files: ['cli/src/**/*.ts'],
    ignores: [...tests, 'cli/src/main.ts'],
    rules: { 'no-restricted-syntax': ['error', ...production, processExit] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}', 'ui-kit/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...production, ...rawValues, literalQueryKey],
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
      'no-restricted-syntax': ['error', ...production, ...rawValues, literalQueryKey, figuresOfALocale],
    },
  },
  {
    files: tests,
    rules: { 'no-restricted-syntax': ['error', ...dialect, ...untruthfulTests] },
  },
);
