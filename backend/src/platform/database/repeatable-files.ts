import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

export async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const SOURCE_DIRECTORY = path.resolve(import.meta.dirname, '../..');
const TESTS_ONLY = `testing${path.sep}`;

/** A file of a module, applied after the migrations when its text has changed. */
export interface RepeatableFile {
  name: string;
  text: string;
  checksum: string;
}

interface AppliedFile {
  name: string;
  checksum: string;
  /** Names such as `FUNCTION public.ledger_post(uuid, …)`. */
  objects: string[];
}

const dependenciesOf = ({ text }: RepeatableFile) =>
  [...text.matchAll(/^-- (?:Depends on|Supplied by) (\S+)$/gm)].map(([, name = '']) => name);

function inOrder(files: RepeatableFile[]): RepeatableFile[] {
  const ordered = new Set<RepeatableFile>();
  const visit = (file: RepeatableFile, dependents: RepeatableFile[]): void => {
    if (dependents.includes(file)) throw new Error(`${file.name} depends on itself.`);
    for (const name of dependenciesOf(file)) {
      const dependency = files.find((other) => other.name === name);
      if (!dependency) throw new Error(`${file.name} depends on ${name}, which does not exist.`);
      visit(dependency, [...dependents, file]);
    }
    ordered.add(file);
  };
  for (const file of files) visit(file, []);
  return [...ordered];
}

export function repeatableFile(name: string, text: string): RepeatableFile {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

export async function readRepeatableFiles(): Promise<RepeatableFile[]> {
  const entries = await readdir(SOURCE_DIRECTORY, { recursive: true });
  const names = entries.filter((entry) => entry.endsWith('.sql') && !entry.startsWith(TESTS_ONLY)).sort();
  const files = names.map(async (name) =>
    repeatableFile(name.replaceAll(path.sep, '/'), await readFile(path.join(SOURCE_DIRECTORY, name), 'utf8')),
  );
  return inOrder(await Promise.all(files));
}

/** An object is new when the current transaction created or replaced it. */
const OBJECTS = `
  SELECT upper(identified.type) || ' ' || identified.identity AS name,
         object.xmin = pg_current_xact_id()::xid AS "isNew"
    FROM (
      SELECT 'pg_proc'::regclass AS class, oid, xmin FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT 'pg_type'::regclass, t.oid, t.xmin FROM pg_type t JOIN pg_class c ON c.oid = t.typrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'c'
      UNION ALL SELECT 'pg_class'::regclass, c.oid, r.xmin FROM pg_class c JOIN pg_rewrite r ON r.ev_class = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v'
      UNION ALL SELECT 'pg_trigger'::regclass, t.oid, t.xmin FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
    ) AS object, pg_identify_object(object.class, object.oid, 0) AS identified`;

async function listObjects(client: pg.Client): Promise<{ name: string; isNew: boolean }[]> {
  return (await client.query<{ name: string; isNew: boolean }>(OBJECTS)).rows;
}

async function listApplied(client: pg.Client): Promise<AppliedFile[]> {
  const { rows } = await client.query<AppliedFile>(
    'SELECT name, checksum, objects FROM repeatable_migrations',
  );
  return rows;
}

async function runFiles(client: pg.Client, files: readonly RepeatableFile[]): Promise<string[]> {
  const made = new Set<string>();
  for (const { name, text, checksum } of files) {
    try {
      await client.query(text);
    } catch (error) {
      throw Object.assign(error as Error, { message: `${name}: ${(error as Error).message}` });
    }
    const objects = (await listObjects(client))
      .filter((object) => object.isNew && !made.has(object.name))
      .map((object) => object.name);
    for (const object of objects) made.add(object);
    await client.query(
      `INSERT INTO repeatable_migrations (name, checksum, objects) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, objects = excluded.objects, run_at = now()`,
      [name, checksum, objects],
    );
  }
  return [...made];
}

const DEPENDENT_OBJECTS = '2BP01';

async function isDropped(client: pg.Client, object: string): Promise<boolean> {
  const [kind = '', ...name] = object.split(' ');
  await client.query('SAVEPOINT before_drop');
  try {
    await client.query(`DROP ${kind} IF EXISTS ${name.join(' ')}`);
    return true;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT before_drop');
    if ((error as pg.DatabaseError).code !== DEPENDENT_OBJECTS) throw error;
    return false;
  } finally {
    // Rows that were written after a savepoint have its number, not that of the transaction.
    await client.query('RELEASE SAVEPOINT before_drop');
  }
}

/** Never drops with CASCADE, which could drop objects that are not ours. */
async function dropObjects(client: pg.Client, objects: readonly string[]): Promise<void> {
  let left = [...objects];
  while (left.length > 0) {
    const needed: string[] = [];
    for (const object of left) if (!(await isDropped(client, object))) needed.push(object);
    if (needed.length === left.length) {
      throw new Error(`other objects of the database depend on ${needed.join(', ')}`);
    }
    left = needed;
  }
}

async function forget(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query('DELETE FROM repeatable_migrations WHERE name = ANY ($1)', [names]);
}

interface Changes {
  changed: RepeatableFile[];
  gone: AppliedFile[];
}

async function findChanges(client: pg.Client, files: readonly RepeatableFile[]): Promise<Changes> {
  const present = new Set((await listObjects(client)).map(({ name }) => name));
  const applied = await listApplied(client);
  const isUpToDate = (file: RepeatableFile) =>
    applied.some(
      ({ name, checksum, objects }) =>
        name === file.name && checksum === file.checksum && objects.every((object) => present.has(object)),
    );
  return {
    changed: files.filter((file) => !isUpToDate(file)),
    gone: applied.filter(({ name }) => !files.some((file) => file.name === name)),
  };
}

/** Replaces objects in place, which keeps their rights and the objects that depend on them. */
async function replaceChanged(client: pg.Client, { changed, gone }: Changes): Promise<void> {
  const before = await listApplied(client);
  await forget(
    client,
    gone.map(({ name }) => name),
  );
  await runFiles(client, changed);
  const declared = new Set((await listApplied(client)).flatMap(({ objects }) => objects));
  const undeclared = before.flatMap(({ objects }) => objects).filter((object) => !declared.has(object));
  await dropObjects(client, undeclared);
}

async function dropAll(client: pg.Client): Promise<void> {
  const applied = await listApplied(client);
  await dropObjects(
    client,
    applied.flatMap(({ objects }) => objects),
  );
  await forget(
    client,
    applied.map(({ name }) => name),
  );
}

/** PostgreSQL cannot replace a function or view whose signature, result or type is another one. */
function cannotBeReplaced(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code.startsWith('42') || code === DEPENDENT_OBJECTS;
}

/**
 * Runs in one transaction: replaces in place where PostgreSQL can, or else creates everything again.
 * @returns the names of the changed files
 */
export async function applyRepeatableFiles(
  client: pg.Client,
  files: readonly RepeatableFile[],
): Promise<string[]> {
  const changes = await findChanges(client, files);
  if (changes.changed.length + changes.gone.length === 0) return [];
  try {
    await inTransaction(client, () => replaceChanged(client, changes));
  } catch (error) {
    if (!cannotBeReplaced(error)) throw error;
    await inTransaction(client, async () => {
      await dropAll(client);
      await runFiles(client, files);
    });
  }
  return changes.changed.map(({ name }) => name);
}

export function dropRepeatableFiles(client: pg.Client): Promise<void> {
  return inTransaction(client, () => dropAll(client));
}

export async function findChangedFiles(
  client: pg.Client,
  files: readonly RepeatableFile[],
): Promise<string[]> {
  return (await findChanges(client, files)).changed.map(({ name }) => name);
}
