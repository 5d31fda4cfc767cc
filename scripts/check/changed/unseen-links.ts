import path from 'node:path';
import { addEdge, type Graph } from './import-graph.ts';
import { journeysOf } from './journeys.ts';

type Texts = ReadonlyMap<string, string>;

const SQL_OBJECT = /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:FUNCTION|PROCEDURE|VIEW|TYPE|TABLE)\s+(\w+)/gi;
const ROUTE = /@Route\('([^']+)'\)/;
const OPERATION = /@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g;
const LOCALE = /^frontend\/src\/locales\/\w+\/([\w-]+)[.]json$/;
const HTTP_TEST = /[.]http[.]test[.]ts$/;
const TEST = /[.](?:test|spec|stories)[.]tsx?$/;

function linkSql(graph: Graph, texts: Texts): void {
  const definedIn = new Map<string, string>();
  for (const [file, text] of texts) {
    if (!file.endsWith('.sql')) continue;
    for (const [, name = ''] of text.matchAll(SQL_OBJECT)) definedIn.set(name.toLowerCase(), file);
  }
  for (const [file, text] of texts) {
    if (!file.startsWith('backend/src/') || !/[.](?:ts|sql)$/.test(file)) continue;
    for (const word of new Set(text.match(/\w+/g))) {
      const source = definedIn.get(word);
      if (source && source !== file) addEdge(graph, source, file);
    }
  }
}

function linkRoutes(graph: Graph, texts: Texts): void {
  const tests = [...texts].filter(([file]) => HTTP_TEST.test(file));
  for (const [file, text] of texts) {
    if (!file.endsWith('.controller.ts')) continue;
    const [, route = ''] = ROUTE.exec(text) ?? [];
    const operations = [...text.matchAll(OPERATION)].map(([, rest]) =>
      [route, rest].filter(Boolean).join('/'),
    );
    const patterns = operations.map(
      (operation) => new RegExp(`/${operation.replaceAll(/\{\w+\}/g, '[^/\\s]+')}(?![\\w/-])`),
    );
    for (const [test, called] of tests) {
      if (called.includes(route) && patterns.some((pattern) => pattern.test(called)))
        addEdge(graph, file, test);
    }
  }
}

/** A file of texts → the code that asks for it by its name. */
function linkLocales(graph: Graph, texts: Texts): void {
  const code = [...texts].filter(
    ([file]) => /^frontend\/src\/.*[.]tsx?$/.test(file) && !file.includes('locales/'),
  );
  for (const file of texts.keys()) {
    const [, namespace] = LOCALE.exec(file) ?? [];
    if (!namespace) continue;
    const use = new RegExp(`(?:[tT]exts|Translation)\\w*\\([^)]*'${namespace}'|'${namespace}:`);
    for (const [user, text] of code) if (use.test(text)) addEdge(graph, file, user);
    for (const test of ['locales/locales.test.ts', 'site/island-texts.test.ts'])
      addEdge(graph, file, `frontend/src/${test}`);
  }
}

/** Any file → the tests that read it as text, or run it as a program. */
function linkNamedFiles(graph: Graph, texts: Texts): void {
  const names = new Map([...texts.keys()].map((file) => [path.posix.basename(file), file]));
  for (const [test, text] of texts) {
    if (!TEST.test(test) || !/read(?:File|dir)|spawn|execFile|fromRoot/.test(text)) continue;
    for (const [name] of text.matchAll(/[\w.-]+[.](?:md|ya?ml|json|css|sql|ts|mjs)\b/g)) {
      const file = names.get(name);
      if (file && file !== test) addEdge(graph, file, test);
    }
  }
}

/** Files of the server → the tests with a database in the same folder, or in the nearest folder above that has some. */
function linkFolders(graph: Graph, texts: Texts): void {
  const testsIn = new Map<string, string[]>();
  for (const file of texts.keys()) {
    if (!/^backend\/src\/.*[.](?:db|http)[.]test[.]ts$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    testsIn.set(folder, [...(testsIn.get(folder) ?? []), file]);
  }
  for (const file of texts.keys()) {
    if (!/^backend\/src\/(?:modules|platform)\//.test(file)) continue;
    let folder = path.posix.dirname(file);
    while (folder !== 'backend/src' && !testsIn.has(folder)) folder = path.posix.dirname(folder);
    if (folder === 'backend/src' || TEST.test(file)) continue;
    for (const test of testsIn.get(folder) ?? []) addEdge(graph, file, test);
  }
}

function linkJourneys(graph: Graph, texts: Texts): void {
  for (const [folder, names] of Object.entries(journeysOf)) {
    for (const file of texts.keys()) {
      if (!file.startsWith(`frontend/src/${folder}/`) || TEST.test(file)) continue;
      for (const name of names) addEdge(graph, file, `e2e/${name}.spec.ts`);
    }
  }
}

/** Tests that check everything of one kind without importing it. */
const FIXED: readonly (readonly [causes: RegExp, effects: RegExp])[] = [
  [/^backend\/migrations\//, /^backend\/src\/(?:platform\/database\/.*|customer-tables)[.]db[.]test[.]ts$/],
  [
    /^backend\/src\/.*[.]sql$/,
    /\/(?:sql-boundaries|serving-rights|migrator|baseline)[.](?:db[.])?test[.]ts$/,
  ],
  [/[.](?:dto|controller)[.]ts$|^openapi[.]yaml$|[.]gen[.]ts$/, /\/contract[.]http[.]test[.]ts$/],
  [/^openapi[.]yaml$|[.]gen[.]ts$/, /^api-client\/.*[.]test[.]ts$/],
  [/^cli\/src\/(?!.*[.]test[.]ts$)/, /^backend\/src\/command-line[.]http[.]test[.]ts$/],
  [/^ui-kit\/(?:src\/\w+[.]css|[.]storybook\/[^/]+)$/, /[.]stories[.]tsx$/],
  [/^(?:docs\/|README)/, /^scripts\/check\/documents[.]test[.]ts$/],
];

/** Adds effects of one file on another that need no import. */
export function addUnseenLinks(graph: Graph, texts: Texts): void {
  for (const link of [linkSql, linkRoutes, linkLocales, linkNamedFiles, linkFolders, linkJourneys])
    link(graph, texts);
  for (const [causes, effects] of FIXED) {
    const tests = [...texts.keys()].filter((file) => effects.test(file));
    for (const file of texts.keys())
      if (causes.test(file)) for (const test of tests) addEdge(graph, file, test);
  }
}
