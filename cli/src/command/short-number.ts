import { CliError } from '../errors.js';
import type { Task } from './task.js';

/** The name that people use for an id: its last characters, in upper or lower case, with or without #. */
const SHORT_NUMBER = /^#?([0-9a-f]{8})$/i;

/**
 * The id that a short number means; any other text stays the same.
 * @param find searches the list that has the id
 * @throws CliError unless exactly one id ends with it
 */
export async function idByShortNumber(
  { call }: Task,
  written: string,
  find: (search: string) => Promise<{ data?: { items: readonly { id: string }[] } }>,
): Promise<string> {
  const [, end] = SHORT_NUMBER.exec(written.trim()) ?? [];
  if (end === undefined) return written.trim();
  const { items } = await call('Looking it up…', () => find(end));
  const [found, ...others] = items.filter(({ id }) => id.endsWith(end.toLowerCase()));
  if (found && others.length === 0) return found.id;
  const what = found ? 'Several things have' : 'Nothing has';
  throw new CliError(`${what} the number ${written}.`, 'Write the whole id.', 'notFound');
}
