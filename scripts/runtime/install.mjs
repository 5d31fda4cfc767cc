import fs from 'node:fs';
import { capture } from './child.mjs';
import { withLock } from './lock.mjs';
import { fromRoot } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }>} Packages
 *
 * @typedef {'product' | 'development'} Purpose product: to build and run the product, the `dependencies` of all
 *   workspaces; development: the `devDependencies` too, to test and change it
 */

/** @param {string} file @returns {Packages | null} */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Compares package by package: the times of files mean nothing after a clone, a checkout or a restored cache.
 * @type {(wanted: Packages, present: Packages, purpose: Purpose) => boolean}
 */
export function isSatisfied(wanted, present, purpose) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    if (purpose === 'product' && (entry.dev || entry.devOptional)) return true;
    const found = present[place];
    // Packages for other platforms are only in the lock file.
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @param {Purpose} purpose */
function isInstalled(purpose) {
  const wanted = readPackages(fromRoot('package-lock.json'));
  const present = readPackages(fromRoot('node_modules/.package-lock.json'));
  if (!wanted) throw new UserError('package-lock.json is missing or broken.');
  return present !== null && isSatisfied(wanted, present, purpose);
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { program: process.execPath, args: [cli] }
    : { program: 'npm', args: [] };
}

/** @param {Purpose} purpose */
async function install(purpose) {
  const { program, args } = npmCommand();
  const omitted = purpose === 'product' ? ['--omit=dev'] : [];
  // NODE_ENV=production would leave out the packages that tests need.
  const env = { NODE_ENV: undefined };
  const { code, output } = await capture(
    program,
    [...args, 'ci', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund', ...omitted],
    { cwd: fromRoot(), env },
  );
  if (code !== 0) throw new UserError('The packages could not be installed (npm ci failed).', output);
}

/**
 * Runs `npm ci` when node_modules is missing or lacks a package that package-lock.json names for the purpose.
 * @type {(purpose: Purpose, log: (line: string) => void) => Promise<void>}
 */
export async function ensureInstalled(purpose, log) {
  if (isInstalled(purpose)) return;
  await withLock('install', async () => {
    if (isInstalled(purpose)) return;
    await withProgress('Installing packages', log, () => install(purpose));
  });
}
