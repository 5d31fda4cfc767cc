import fs from 'node:fs';
import { apiDiff, type Diff } from 'api-smart-diff';
import { parse } from 'yaml';
import { BACK_OFFICE } from '../backend/src/platform/http/reference/api-parts.ts';
import { fromRoot } from './runtime/paths.mjs';

const RELEASED = fromRoot('scripts/released-contract.json');

type Components = Record<string, Record<string, unknown>>;

/** What programs of customers depend on: operations outside the back-office, without their texts and refusals. */
export interface Contract {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: Components;
}

const WORDS = new Set(['description', 'example', 'examples', 'summary', 'tags', 'title']);

/** A property may have the same name as a field of texts, so names that we chose are kept. */
function withoutWords<Value>(value: Value, isNamedByUs = false): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutWords(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isNamedByUs || !WORDS.has(name));
  return Object.fromEntries(
    kept.map(([name, part]) => [name, withoutWords<unknown>(part, name === 'properties')]),
  ) as Value;
}

/** The components that the node refers to, directly or not. */
function componentsOf(node: unknown, all: Components, found: Components = {}): Components {
  if (typeof node !== 'object' || node === null) return found;
  for (const [name, part] of Object.entries(node)) {
    const [, , kind = '', component = ''] = name === '$ref' ? String(part).split('/') : [];
    if (component && !found[kind]?.[component]) {
      const used = withoutWords(all[kind]?.[component]);
      (found[kind] ??= {})[component] = used;
      componentsOf(used, all, found);
    }
    componentsOf(part, all, found);
  }
  return found;
}

export function contractOf({ openapi, paths: all, components }: Contract): Contract {
  const paths = Object.fromEntries(
    Object.entries(withoutWords(all)).filter(([path]) => !path.startsWith(BACK_OFFICE)),
  );
  for (const operation of Object.values(paths).flatMap(Object.values<{ responses: object }>)) {
    const successful = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
    operation.responses = Object.fromEntries(successful);
  }
  return {
    openapi,
    info: { title: 'Released', version: '1' },
    paths,
    components: componentsOf(paths, components),
  };
}

export const presentContract = () =>
  contractOf(parse(fs.readFileSync(fromRoot('openapi.yaml'), 'utf8')) as Contract);

export const releasedContract = () => JSON.parse(fs.readFileSync(RELEASED, 'utf8')) as Contract;

/** Runs at each release: from then on programs depend on it. */
export const releaseContract = () => fs.writeFileSync(RELEASED, `${JSON.stringify(presentContract())}\n`);

const isNullable = (part: unknown) => (part as { nullable?: boolean } | null)?.nullable === true;

/** A removed field breaks programs that send it, because the server refuses unknown fields. */
const isFieldRemoved = ({ action, path }: Diff) =>
  action === 'remove' && path[3] === 'requestBody' && path.at(-2) === 'properties';

const isNullFromNowOn = ({ path, after }: Diff) => {
  if (path[3] !== 'responses') return false;
  if (path.at(-1) === 'nullable') return after === true;
  return path.slice(-2).includes('allOf') && [after as unknown].flat().some(isNullable);
};

/** What no longer works for a program that was written for the earlier contract, one line each. */
export function breaksBetween(earlier: Contract, later: Contract): string[] {
  const differences = apiDiff(earlier, later).filter(({ path: [part] }) => part === 'paths');
  const breaks = differences.filter(
    (difference) =>
      difference.type === 'breaking' ||
      difference.description?.startsWith('[Replaced] type') ||
      isFieldRemoved(difference) ||
      isNullFromNowOn(difference),
  );
  const lines = breaks.map(({ path: [, path, method, ...place], description }) =>
    `${String(method).toUpperCase()} ${String(path)}: ${description ?? place.join(' ')}`.trim(),
  );
  return [...new Set(lines)];
}
