import { forbiddenTerms } from './glossary.mjs';

/** A line that a linter must refuse, and its file. */
export interface Sample {
  rule: string;
  code: string;
  file?: string;
}

const component = 'frontend/src/features/sample.tsx';
const script = 'scripts/sample.mjs';

/** One for each rule that .oxlintrc.json names, and one for each group that it switches on. */
export const oxlintSamples: Sample[] = [
  { rule: 'eslint(eqeqeq)', code: 'export const same = (a: string, b: string) => a == b;' },
  { rule: 'eslint(max-lines)', code: 'globalThis.setTimeout(() => 1);\n'.repeat(401) },
  {
    rule: 'eslint(no-case-declarations)',
    code: 'switch (process.argv.length) { case 1: const one = 1; globalThis.setTimeout(() => one); }',
  },
  { rule: 'eslint(no-console)', code: "console.log('shown');" },
  { rule: 'eslint(no-constant-condition)', code: 'if (1) globalThis.setTimeout(() => 1);' },
  { rule: 'eslint(no-debugger)', code: 'debugger;' },
  { rule: 'eslint(no-empty)', code: 'if (process.argv.length > 2) {}' },
  {
    rule: 'eslint(no-fallthrough)',
    code: 'export let n = 0;\nswitch (process.argv.length) { case 1: n = 1; case 2: n = 2; }',
  },
  { rule: 'eslint(no-implicit-coercion)', code: 'export const number = +String(process.argv[2]);' },
  { rule: 'eslint(no-prototype-builtins)', code: "export const has = (o: object) => o.hasOwnProperty('a');" },
  { rule: 'eslint(no-redeclare)', code: 'var one = 1;\nvar one = 2;\nexport { one };', file: script },
  { rule: 'eslint(no-regex-spaces)', code: 'export const spaces = /a  b/;' },
  { rule: 'eslint(no-undef)', code: 'export const x = notDeclared;', file: script },
  {
    rule: 'eslint(no-unexpected-multiline)',
    code: 'const a = [1]\n(globalThis.setTimeout)\nexport { a };',
    file: script,
  },
  { rule: 'eslint(no-unused-vars)', code: 'const unused = 1;' },
  { rule: 'eslint(no-useless-assignment)', code: 'export function f() { let a = 1; a = 2; return a; }' },
  { rule: 'eslint(no-var)', code: 'export var old = 1;' },
  { rule: 'eslint(object-shorthand)', code: 'const a = 1;\nexport const o = { a: a };' },
  {
    rule: 'eslint(prefer-const)',
    code: 'let never = 1;\nexport { never as n };\nlet fixed = 2;\nglobalThis.setTimeout(() => fixed);',
  },
  { rule: 'eslint(prefer-rest-params)', code: 'export function f() { return arguments; }' },
  {
    rule: 'eslint(prefer-spread)',
    code: 'export const f = (g: (...n: number[]) => void, n: number[]) => g.apply(undefined, n);',
  },
  {
    rule: 'eslint(preserve-caught-error)',
    code: "try { globalThis.setTimeout(() => 1); } catch (error) { throw new Error('lost'); }",
  },
  { rule: 'oxc(const-comparisons)', code: 'export const f = (n: number) => n < 1 && n < 2;' },
  { rule: 'react(jsx-key)', code: 'export const List = () => <>{[1].map(() => <i />)}</>;', file: component },
  {
    rule: 'react-hooks(rules-of-hooks)',
    code: "import { useState } from 'react';\nexport function A({ is }: { is: boolean }) { if (is) useState(1); return null; }",
    file: component,
  },
  {
    rule: 'react(unsupported-syntax)',
    code: 'export function A() { const f = () => { eval("1"); }; return <i onClick={f} />; }',
    file: component,
  },
  { rule: 'typescript(ban-ts-comment)', code: '// @ts-ignore\nexport const n = 1;' },
  { rule: 'typescript(consistent-type-definitions)', code: 'export type A = { a: string };' },
  {
    rule: 'typescript(consistent-type-imports)',
    code: "import { Server } from 'node:http';\nexport const f = (s: Server) => s;",
  },
  { rule: 'eslint(no-array-constructor)', code: 'export const a = new Array(1, 2);' },
  { rule: 'typescript(no-array-delete)', code: 'export const f = (a: number[]) => { delete a[0]; };' },
  { rule: 'typescript(no-empty-object-type)', code: 'export const f = (a: {}) => a;' },
  { rule: 'typescript(no-explicit-any)', code: 'export const f = (a: any) => String(a);' },
  { rule: 'typescript(no-floating-promises)', code: 'Promise.resolve(1);' },
  {
    rule: 'typescript(no-misused-promises)',
    code: 'if (Promise.resolve(true)) globalThis.setTimeout(() => 1);',
  },
  { rule: 'typescript(no-namespace)', code: 'export namespace A { export const b = 1; }' },
  { rule: 'typescript(no-require-imports)', code: "import fs = require('node:fs');\nexport { fs };" },
  { rule: 'typescript(no-unnecessary-type-assertion)', code: 'export const f = (a: string) => a as string;' },
  {
    rule: 'typescript(no-unnecessary-type-constraint)',
    code: 'export const f = <A extends unknown>(a: A) => a;',
  },
  {
    rule: 'typescript(no-unsafe-argument)',
    code: "export const f = (g: (n: number) => void) => g(JSON.parse('1'));",
  },
  {
    rule: 'typescript(no-unsafe-assignment)',
    code: "export const a: number = JSON.parse('1');\nconst b = JSON.parse('1');\nexport const f = () => String(b);",
  },
  { rule: 'typescript(no-unsafe-call)', code: "JSON.parse('1')();" },
  {
    rule: 'typescript(no-unsafe-enum-comparison)',
    code: 'enum A { one }\nexport const f = (a: A) => a === 0;',
  },
  { rule: 'typescript(no-unsafe-function-type)', code: 'export const f = (g: Function) => String(g);' },
  { rule: 'typescript(no-unsafe-member-access)', code: "export const f = () => String(JSON.parse('1').a);" },
  { rule: 'typescript(no-unsafe-return)', code: "export const f = (): number => JSON.parse('1');" },
  { rule: 'typescript(only-throw-error)', code: "throw 'a text';" },
  {
    rule: 'typescript(prefer-promise-reject-errors)',
    code: "export const f = () => Promise.reject('a text');",
  },
  { rule: 'typescript(restrict-plus-operands)', code: "export const f = (n: number) => n + 'a';" },
  { rule: 'typescript(restrict-template-expressions)', code: 'export const f = (o: object) => `${o}`;' },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    code: "export function f(a: 'b' | 'c') { switch (a) { case 'b': return 1; } return 2; }",
  },
];

const server = 'backend/src/modules/wallet/sample.service.ts';
const frontend = 'frontend/src/features/buy/sample.tsx';
const test = 'backend/src/sample.test.ts';

/** One for each message of eslint.config.js; the rule is the beginning of the message. */
export const eslintSamples: Sample[] = [
  { rule: 'Colours live in', code: "export const a = '#ff0000';", file: frontend },
  { rule: 'The palette is ours', code: "export const a = 'bg-red-500';", file: frontend },
  { rule: 'Sizes live in', code: "export const a = 'p-[13px]';", file: frontend },
  { rule: 'Time is injected', code: 'export const a = new Date();', file: server },
  { rule: 'Time is injected', code: 'export const a = Date.now();', file: server },
  { rule: 'Randomness and ids are injected', code: 'export const a = Math.random();', file: server },
  { rule: 'Keys of the query cache live in', code: "export const a = { queryKey: ['a'] };", file: frontend },
  {
    rule: 'Figures have the separators',
    code: 'export const f = (locale: string) => new Intl.NumberFormat(locale);',
    file: frontend,
  },
  { rule: 'Only main.ts ends the process', code: 'process.exit(1);', file: server },
  { rule: 'Only main.ts ends the process', code: 'process.exit(1);', file: 'cli/src/run.ts' },
  {
    rule: 'Private members are #private',
    code: 'export class A { private a() { return 1; } }',
    file: server,
  },
  {
    rule: 'Collaborators arrive as one object',
    code: 'export class A { constructor(private readonly parts: object) {} }',
    file: server,
  },
  { rule: 'Statements are named', code: "statement('Wrong', 'SELECT 1');", file: server },
  { rule: 'Fields of log lines', code: "log.info({ userId: 1 }, 'signed in');", file: server },
  { rule: 'Properties are written out', code: 'export const a = { ...{ b: 1 } };', file: server },
  { rule: 'Properties are written out', code: 'export const a = <i {...{ id: 1 }} />;', file: frontend },
  { rule: 'Every test runs', code: "it.skip('later', () => undefined);", file: test },
  { rule: 'Wait for the event', code: 'page.waitForTimeout(1);', file: 'e2e/sample.spec.ts' },
  {
    rule: 'SQL stands in',
    code: "import { statement } from '../../platform/database/index.js';",
    file: server,
  },
  { rule: 'Import from @torpedo/ui-kit', code: "import '@torpedo/ui-kit/src/button';", file: frontend },
  { rule: "Unexpected 'eslint-disable' comment", code: '// eslint-disable-next-line', file: server },
  { rule: "Unexpected 'oxlint-disable' comment", code: '// oxlint-disable-next-line', file: server },
  ...forbiddenTerms()
    .filter(({ word }) => word !== 'marks')
    .map(({ word }) => ({
      rule: `not ${word}:`,
      code: `export const ${word.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase())} = 1;`,
      file: server,
    })),
];
