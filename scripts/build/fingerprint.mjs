import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../runtime/paths.mjs';

/** Files of `src` that only tests use: they are not part of the product, so a change of them needs no build. */
export const isTestOnly = /\.(test|spec|stories)\.tsx?$|[\\/]testing[\\/]/;

/** @param {string} place relative to the root @returns {string[]} the files below it, or the file itself */
function filesOf(place) {
  const absolute = path.join(root, place);
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/**
 * A hash of the names and contents of all files in these places, which are relative to the root.
 * @type {(places: string[], ignored: RegExp) => string}
 */
export function fingerprint(places, ignored) {
  const hash = createHash('sha256');
  for (const file of places
    .flatMap(filesOf)
    .filter((name) => !ignored.test(name))
    .sort()) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
