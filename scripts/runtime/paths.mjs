import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What scripts remember between two runs; it may be deleted at any time. */
export const cacheDir = path.join(root, '.cache');

/** @param {string[]} segments */
export const fromRoot = (...segments) => path.join(root, ...segments);
