import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TABLES_OF } from './serving-rights.js';

const SOURCES = import.meta.dirname;

const boundaries = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};

/** The modules in this order may use others, as in imports: each uses itself and those after it. */
const ORDER = [
  'admin',
  ...boundaries.forbidden.flatMap(({ name }) => /^(\w+)-knows-only-lower-modules$/.exec(name)?.[1] ?? []),
  'platform',
];

interface Source {
  name: string;
  module: string;
  text: string;
}

const moduleOf = (name: string) => name.split('/')[name.startsWith('platform/') ? 0 : 1] ?? '';

const isUpwards = (from: string, to: string) => ORDER.indexOf(to) < ORDER.indexOf(from);

function sourcesThat(belong: (name: string) => boolean): Source[] {
  const names = fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /^(modules|platform)\//.test(name) && belong(name))
    .map((name) => ({
      name,
      module: moduleOf(name),
      text: fs.readFileSync(path.join(SOURCES, name), 'utf8'),
    }));
}

const FILES = sourcesThat((name) => name.endsWith('.sql'));
const STATEMENTS = sourcesThat((name) => /[.](store|read-model|models)[.]ts$/.test(name));

const headersOf = ({ text }: Source, kind: 'Depends on' | 'Supplied by') =>
  [...text.matchAll(new RegExp(`^-- ${kind} (\\S+)$`, 'gm'))].map(([, name = '']) => name);

const withoutComments = (text: string) => text.replace(/--.*$/gm, '');

/** The names of what the file creates. */
const madeBy = ({ text }: Source) =>
  [...withoutComments(text).matchAll(/CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|TYPE) (\w+)/g)].map(
    ([, name = '']) => name,
  );

/** The module that owns each name in the database. */
const OWNERS = new Map([
  ...FILES.flatMap((file) => madeBy(file).map((name) => [name, file.module] as const)),
  ...Object.entries(TABLES_OF).flatMap(([module, tables]) =>
    Object.keys(tables).map((name) => [name, module] as const),
  ),
]);

/** The names of functions, tables and types that the text uses. */
function namesIn(text: string): string[] {
  const called = [...text.matchAll(/(?<![.\w])(\w+)\(/g)];
  const read = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|ON|SETOF)\s+(?:ONLY\s+)?(\w+)/g)];
  const declared = [...text.matchAll(/(?<=[(,]|DECLARE|;)\s*\w+\s+(\w+)(?=\s*[,);:])/g)];
  return [...called, ...read, ...declared].map(([, name = '']) => name);
}

/** The names that modules above have declared to supply to this one. */
function suppliedTo(module: string): string[] {
  const names = FILES.filter((file) => file.module === module).flatMap((file) =>
    headersOf(file, 'Supplied by'),
  );
  return FILES.filter(({ name }) => names.includes(name)).flatMap(madeBy);
}

function usedUpwards({ name, module }: Pick<Source, 'name' | 'module'>, text: string): string[] {
  const supplied = suppliedTo(module);
  return [...new Set(namesIn(text))]
    .filter((used) => isUpwards(module, OWNERS.get(used) ?? 'platform') && !supplied.includes(used))
    .map((used) => `${name}: ${used} of ${OWNERS.get(used)}`);
}

it('SQL knows the modules below its own, and of those above what they supply', () => {
  expect(FILES.flatMap((file) => usedUpwards(file, withoutComments(file.text)))).toEqual([]);
});

it('statements likewise', () => {
  const upwards = STATEMENTS.flatMap((source) =>
    usedUpwards(source, source.text.replace(/^import [^;]*;$/gm, '')),
  );
  expect(upwards).toEqual([]);
});

it('files depend downwards, and are supplied from above', () => {
  const wrong = FILES.flatMap((file) => [
    ...headersOf(file, 'Depends on').filter((name) => isUpwards(file.module, moduleOf(name))),
    ...headersOf(file, 'Supplied by').filter((name) => !isUpwards(file.module, moduleOf(name))),
  ]);
  expect(wrong).toEqual([]);
});

it('sees a table, a function and a type of a module above', () => {
  const source = { name: 'modules/catalogue/a.sql', module: 'catalogue' };
  const used = (text: string) => usedUpwards(source, text);
  expect(used('SELECT count(*) FROM activations a')).toHaveLength(1);
  expect(used('SELECT open_activations(p_user_id, p_now)')).toHaveLength(1);
  expect(used('CREATE FUNCTION f(a activations, b text)')).toHaveLength(1);
  expect(used('SELECT balance FROM wallets')).toEqual([]);
});

/** Each file that gets `db.reads`, and how often. No code that decides about money may be in it. */
const READING_THERE = {
  'modules/activations/orders/staff-orders.service.ts': 3,
  'modules/admin/index.ts': 1,
  'modules/auth/index.ts': 1,
  'modules/catalogue/catalogue.service.ts': 1,
  'modules/catalogue/index.ts': 3,
  'modules/catalogue/products/product-management.ts': 3,
  'modules/status/incidents/incidents.service.ts': 2,
  'modules/support/index.ts': 1,
  'modules/wallet/ledger/staff-statement.read-model.ts': 1,
  'modules/wallet/topups/staff-topups.service.ts': 1,
};

it('only lists, reports and what is public are handed the connection to the read replica', () => {
  const code = sourcesThat((name) => name.startsWith('modules/') && /(?<![.]test)[.]ts$/.test(name));
  const found = code
    .map(({ name, text }) => [name, text.match(/\bdb\.reads\b|\{ reads(?:, sql)? \}/g)?.length ?? 0] as const)
    .filter(([, times]) => times > 0);
  expect(Object.fromEntries(found)).toEqual(READING_THERE);
});
