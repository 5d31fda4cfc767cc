import path from 'node:path';

/** A file → the files that it can break directly. */
export type Graph = Map<string, Set<string>>;

interface Link {
  specifier: string;
  /** Null when everything of the file is imported. */
  names: string[] | null;
}

const SOURCE = /[.](?:[cm]?js|tsx?)$/;
const STATEMENT =
  /^(import|export)\s+(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:(\*)(?:\s+as\s+[\w$]+)?|\{([^}]*)\})?\s*(?:from\s*)?['"]([^'"]+)['"]/gm;
const ON_DEMAND = /\bimport\(\s*['"]([^'"]+)['"]/g;
const LOCAL_EXPORT = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm;

/** Files that connect everything: a step through them would let every file break every test. */
const COMPOSITION =
  /^backend\/src\/(?:container|app|main|generated\/routes|modules\/[^/]+\/index)[.]ts$|^frontend\/src\/routes\/|[.]gen[.]ts$/;

const PACKAGES = new Map([
  ['@torpedo/ui-kit', 'ui-kit/src/index.ts'],
  ['@torpedo/api-client', 'api-client/src/index.ts'],
]);

/** The original names between braces, each with its new name. */
const namesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((name) => name.split(/\s+as\s+/));

interface Source {
  specifier: string;
  original: string;
}

function linksOf(text: string) {
  const imports: Link[] = [];
  const passedOn = new Map<string, Source>();
  const imported = new Map<string, Source>();
  for (const [, keyword, star, braces, specifier = ''] of text.matchAll(STATEMENT)) {
    const pairs = braces === undefined ? null : namesIn(braces);
    const names = star || !pairs ? null : pairs.map(([original = '']) => original);
    // A file that only passes names on cannot be broken by them.
    if (keyword === 'import' || !names) imports.push({ specifier, names });
    for (const [original = '', name = original] of pairs ?? []) {
      if (keyword === 'export') passedOn.set(name, { specifier, original });
      else imported.set(name, { specifier, original });
    }
  }
  for (const [, specifier = ''] of text.matchAll(ON_DEMAND)) imports.push({ specifier, names: null });
  for (const [, braces = ''] of text.matchAll(LOCAL_EXPORT)) {
    for (const [local = '', name = local] of namesIn(braces)) {
      const source = imported.get(local);
      if (source) passedOn.set(name, source);
    }
  }
  return { imports, passedOn };
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const own = PACKAGES.get(specifier);
  if (own) return own;
  const [, name, rest] = /^@torpedo\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const place = rest
    ? `${name}/src/${rest}`
    : path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
  if (!rest && !specifier.startsWith('.')) return null;
  const stem = place.replace(/[.]js$/, '');
  return (
    [place, `${stem}.ts`, `${stem}.tsx`, `${place}/index.ts`, `${place}/index.tsx`].find((file) =>
      known.has(file),
    ) ?? null
  );
}

/** The files that import each file. A name that an index passes on leads to the file that it comes from. */
export function importGraph(texts: ReadonlyMap<string, string>): Graph {
  const known = new Set(texts.keys());
  const sources = [...texts].filter(([file]) => SOURCE.test(file));
  const links = new Map(sources.map(([file, text]) => [file, linksOf(text)]));
  const graph: Graph = new Map();

  const originOf = (file: string, name: string, depth = 0): string => {
    const link = links.get(file)?.passedOn.get(name);
    const source = link && resolve(file, link.specifier, known);
    return source && depth < 5 ? originOf(source, link.original, depth + 1) : file;
  };
  for (const [file, { imports }] of links) {
    if (COMPOSITION.test(file)) continue;
    for (const { specifier, names } of imports) {
      const target = resolve(file, specifier, known);
      if (!target) continue;
      for (const origin of names?.length ? names.map((name) => originOf(target, name)) : [target]) {
        addEdge(graph, origin, file);
      }
    }
  }
  return graph;
}

export function addEdge(graph: Graph, cause: string, effect: string): void {
  const effects = graph.get(cause) ?? new Set();
  graph.set(cause, effects.add(effect));
}

/** Every file that the changed ones can break, with the number of steps to it. */
export function reachedFrom(graph: Graph, changed: readonly string[]): Map<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of steps) {
    for (const effect of graph.get(file) ?? []) if (!steps.has(effect)) steps.set(effect, distance + 1);
  }
  return steps;
}
