import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheDir } from './paths.mjs';

const HEARTBEAT_MS = 1_000;
const ABANDONED_AFTER_MS = 15_000;
const RETRY_MS = 100;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function tryToTake(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  const owner = Number(fs.readFileSync(file, 'utf8'));
  const silentFor = Date.now() - fs.statSync(file).mtimeMs;
  // The owner of an empty file is just writing it.
  return (owner > 0 && !isAlive(owner)) || silentFor > ABANDONED_AFTER_MS;
}

/** @param {string} file */
function removeIfAbandoned(file) {
  const aside = `${file}.${process.pid}`;
  try {
    if (!isAbandoned(file)) return;
    // The lock is moved first and then checked again: another process may have replaced the dead lock by a living one.
    fs.renameSync(file, aside);
    if (!isAbandoned(aside)) fs.linkSync(aside, file);
    fs.rmSync(aside);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
}

/**
 * Runs `work`, which must not block the event loop, while no other process on this tree holds the lock of that name.
 * A lock whose owner died, or has been silent for 15 s, is taken over.
 * @type {<T>(name: string, work: () => Promise<T>) => Promise<T>}
 */
export async function withLock(name, work) {
  fs.mkdirSync(cacheDir, { recursive: true });
  const file = path.join(cacheDir, `${name}.lock`);
  while (!tryToTake(file)) {
    removeIfAbandoned(file);
    await wait(RETRY_MS);
  }
  const heartbeat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}
