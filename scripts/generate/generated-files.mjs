import fs from 'node:fs';
import { fromRoot } from '../runtime/paths.mjs';

const folders = ['backend/src/generated', 'frontend/src', 'api-client/src'];

/** @param {string} name */
const isGenerated = (name) => name.includes('src/generated/') || name.endsWith('.gen.ts');

/** @returns {string[]} */
function listGenerated() {
  const below = folders
    .filter((folder) => fs.existsSync(fromRoot(folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`),
    );
  return ['openapi.yaml', ...below.filter(isGenerated)].filter((name) => fs.existsSync(fromRoot(name)));
}

/** @returns {Map<string, string>} content by path relative to the root */
export function readGenerated() {
  return new Map(listGenerated().map((name) => [name, fs.readFileSync(fromRoot(name), 'utf8')]));
}

/**
 * Puts the files back as they were read, and removes those that were not there.
 * @param {Map<string, string>} before
 */
export function restoreGenerated(before) {
  for (const name of listGenerated()) if (!before.has(name)) fs.rmSync(fromRoot(name));
  for (const [name, content] of before) fs.writeFileSync(fromRoot(name), content);
}
