import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** More than a database of the laboratory needs, but quickly filled. */
const SIZE = '1500m';
const FILLER = 'filler';
const BLOCK_BYTES = 1_048_576;

/** Mounts a small disk in memory, which only root can do. */
export async function mountDisk(
  folder: string,
  { uid = 0, gid = 0 }: { uid?: number; gid?: number },
): Promise<void> {
  await mkdir(folder);
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${SIZE},uid=${uid},gid=${gid},mode=0700`,
    'tmpfs',
    folder,
  ]);
}

/** Fills the disk until no block is free. */
export function fillDisk(folder: string): void {
  const file = openSync(path.join(folder, FILLER), 'w');
  const block = Buffer.alloc(BLOCK_BYTES);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

export function emptyDisk(folder: string): void {
  rmSync(path.join(folder, FILLER), { force: true });
}

export function unmountDisk(folder: string): void {
  if (existsSync(folder)) execFileSync('umount', [folder]);
}
