import fs from 'node:fs';
import { fromRoot } from '../../runtime/paths.mjs';
import type { Part } from '../part-kinds.mjs';
import { importGraph, reachedFrom, type Graph } from './import-graph.ts';
import { addUnseenLinks } from './unseen-links.ts';

const READ = /[.](?:[cm]?[jt]sx?|sql|json|css|md|ya?ml)$/;

const readFile = (file: string) =>
  READ.test(file) && file !== 'package-lock.json' && fs.existsSync(fromRoot(file))
    ? fs.readFileSync(fromRoot(file), 'utf8')
    : '';

export function changeGraph(files: readonly string[]): Graph {
  const texts = new Map(files.map((file) => [file, readFile(file)]));
  const graph = importGraph(texts);
  addUnseenLinks(graph, texts);
  return graph;
}

interface Choice {
  parts: Part[];
  /** The files that each part must check, by its name; none for a part that runs whole. */
  chosen: Map<string, string[]>;
  /** The files that each part leaves to the whole run, by its name. */
  leftOut: Map<string, string[]>;
}

/**
 * The parts that a change can break, each with the files to check: only the nearest, where a part limits them.
 * @param tree every file
 */
export function partsOfChange(
  all: readonly Part[],
  changed: readonly string[],
  tree: readonly string[],
  graph = changeGraph([...new Set([...tree, ...changed])]),
): Choice {
  const present = new Set(tree);
  const nearest = (from: readonly string[], most = Infinity) =>
    [...reachedFrom(graph, from)]
      .filter(([file, steps]) => present.has(file) && steps <= most)
      .sort(([, one], [, other]) => one - other)
      .map(([file]) => file);
  const reached = nearest(changed);
  const chosen = new Map<string, string[]>();
  const leftOut = new Map<string, string[]>();

  const parts = all.flatMap((part) => {
    const { testFiles, changes = {} } = part;
    const { whole, reachedWhole, files = testFiles, from, steps, most = Infinity } = changes;
    const isWhole =
      changed.some((file) => whole?.test(file)) || reached.some((file) => reachedWhole?.test(file));
    if (isWhole) {
      chosen.set(part.name, []);
      return [part];
    }
    const causes = from ? changed.filter((file) => from.test(file)) : changed;
    const own = nearest(causes, steps).filter((file) => files?.test(file));
    if (own.length === 0) return [];
    chosen.set(part.name, own.slice(0, most));
    if (own.length > most) leftOut.set(part.name, own.slice(most));
    return [{ ...part, run: () => part.run(own.slice(0, most)) }];
  });
  const needed = parts.flatMap(({ needs }) => (needs && !parts.includes(needs) ? [needs] : []));
  return { parts: [...needed, ...parts], chosen, leftOut };
}
