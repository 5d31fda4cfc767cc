import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Keeps, for this user only, what a simulator must not forget over a restart. A save is complete before the answer that depends on it
 * leaves, saves that come together share one write, and a reader never sees half a file.
 */
export class StateFile<State> {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** @param path null keeps nothing. */
  constructor(
    private readonly path: string | null,
    private readonly snapshot: () => State,
  ) {}

  save(): Promise<void> {
    if (this.path === null) return Promise.resolve();
    this.#next ??= this.#writeAfter(this.#running);
    return this.#next;
  }

  async #writeAfter(previous: Promise<void> | null): Promise<void> {
    await previous?.catch(() => undefined);
    this.#running = this.#next;
    this.#next = null;
    await this.#write(this.path ?? '');
  }

  async #write(path: string): Promise<void> {
    const text = JSON.stringify(this.snapshot());
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
}

/** What was saved before; null for a first start. A file that is no JSON is an error: it says what it is. */
export async function loadState(path: string | null): Promise<unknown> {
  if (path === null) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return null;
    throw new Error(`The sandbox cannot read its state in ${path}; remove the file to start afresh.`, {
      cause: reason,
    });
  }
}
