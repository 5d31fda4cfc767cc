import fs from 'node:fs';
import { capture } from './child.mjs';
import { withLock } from './lock.mjs';
import { fromRoot } from './paths.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Compares package by package: times of files say nothing after a clone, a checkout or a restored cache.
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} present as npm recorded them in node_modules
 */
export function isSatisfied(wanted, present) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = present[place];
    // Packages for other platforms are in the lock file only.
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function isInstalled() {
  const wanted = readPackages(fromRoot('package-lock.json'));
  const present = readPackages(fromRoot('node_modules/.package-lock.json'));
  if (!wanted) throw new UserError('package-lock.json is missing or broken.');
  return present !== null && isSatisfied(wanted, present);
}

/** The npm that started us, or the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { program: process.execPath, args: [cli] }
    : { program: 'npm', args: [] };
}

async function install() {
  const { program, args } = npmCommand();
  const { code, output } = await capture(program, [...args, 'ci', '--loglevel=error'], { cwd: fromRoot() });
  if (code !== 0) throw new UserError('The packages could not be installed (npm ci failed).', output);
}

/**
 * Runs `npm ci` when node_modules is missing or differs from package-lock.json.
 * @param {(line: string) => void} log
 */
export async function ensureInstalled(log) {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    log('Installing packages …');
    await install();
  });
}
