import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only this user can read the file. Saves at the same time are joined, and a reader never sees half a file. */
export class StateFile<State> {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

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

/** Null at the first start. @throws Error for a file that is not JSON */
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
