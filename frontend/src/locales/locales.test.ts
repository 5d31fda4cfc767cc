import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages, localeOf } from '../shared/i18n/languages';

const localesFolder = path.resolve(import.meta.dirname);
const sourceFolder = path.resolve(import.meta.dirname, '..');
const clientFolder = path.resolve(import.meta.dirname, '../../../api-client/src');

interface Texts {
  [key: string]: string | Texts;
}

const namespaces = readdirSync(path.join(localesFolder, 'pt')).map((file) => path.basename(file, '.json'));

function readTexts(language: Language, namespace: string): Texts {
  return JSON.parse(readFileSync(path.join(localesFolder, language, `${namespace}.json`), 'utf8')) as Texts;
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Plural forms differ by language, so a counted text is one key here. */
const keysOf = (language: Language, namespace: string) =>
  new Set(flatten(readTexts(language, namespace)).map(([key]) => key.replace(pluralSuffix, '')));

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file))
  .map((file) => ({
    part: file.split(path.sep).slice(0, 2).join('/'),
    text: readFileSync(path.join(sourceFolder, file), 'utf8'),
  }));
const everything = sources.map(({ text }) => text).join('\n');

/** The code that can speak out of a namespace: the features, or parts of them that all share, that name it. */
function speakersOf(namespace: string): string {
  // What needs no name.
  if (namespace === 'shell') return everything;
  const named = new RegExp(`['"]${namespace}['":]`);
  const parts = new Set(sources.filter(({ text }) => named.test(text)).map(({ part }) => part));
  return sources
    .filter(({ part }) => parts.has(part))
    .map(({ text }) => text)
    .join('\n');
}

/** `${topic}.${step}`: what stands between the gaps, as a pattern whose groups are the words in them. */
const templatesIn = (text: string) =>
  Array.from(text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ([, template = '']) =>
    template.replace(/^[\w-]+:/, '').split(/\$\{[^}]*\}/),
  )
    .filter(
      (parts) => parts.every((part) => /^[\w.]*$/.test(part)) && parts.some((part) => part.includes('.')),
    )
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w-.]+)')}$`));

/** What can stand in a template: every word that the app or the description of the server names. */
const words = new Set(
  [
    everything,
    ...readdirSync(clientFolder).map((file) => readFileSync(path.join(clientFolder, file), 'utf8')),
  ]
    .flatMap((text) => [...text.matchAll(/['"`]([\w-]+)['"`]|\b(\w+)\??:/g)])
    .map(([, quoted, named]) => quoted ?? named),
);

/** Keys whose last part is a word that only the server's database knows. */
const WORDS_OF_THE_SERVER = [
  ['admin-audit', 'fields.'],
  ['admin-settings', 'units.of.'],
  ['admin-settings', 'tokens.may.'],
  ['admin', 'activity.actions.'],
  ['admin-reports', 'reconciliation.words.'],
  ['developers', 'webhooks.events.'],
  ['webhooks', 'events.'],
] as const;

/** Counted texts that never stand beside a zero: they are shown only where there is one at least. */
const NEVER_ZERO: Readonly<Record<string, readonly string[]>> = {
  account: ['data.deletion.activations'],
  'admin-alarms': [
    'others',
    'codes.number_sold_twice',
    'codes.list_unreadable',
    'codes.case_overdue',
    'codes.outcome_unknown',
    'codes.stray_number',
    'codes.topup_uncredited',
    'codes.topup_disputed',
    'codes.payout_stuck',
    'codes.books_differ',
    'codes.mail_backlog',
    'codes.push_backlog',
    'codes.sender_refused',
  ],
  'admin-cases': ['viewers'],

  'admin-catalogue': ['desk.banned'],
  'admin-kit': ['live.waiting'],
  'admin-status': ['confirm.notify', 'form.followers', 'form.notifyCount'],
  status: ['days.normal'],
  webhooks: ['deliveries.tries'],
  'admin-users': [
    'bulk.skipped.active',
    'bulk.skipped.inactive',
    'bulk.skipped.verified',
    'adjust.more',
    'stillOpen.numbers',
  ],
  auth: ['verify.sentTo', 'verify.resendWait'],
  buy: [
    'form.free',
    'form.maximumHint',
    'form.promise',
    'service.available',
    'compare.all',
    'progress.requesting',
    'result.received',
    'errors.maxQuantity',
    'active.subtitle',
    'today.earlier',
  ],
  dashboard: ['balance.heldIn', 'mostUsed.activations'],
  'in-use': ['bar.several'],
  live: ['prices.lastStock'],
  orders: ['shown'],
  shell: ['inUse'],
};

/** Words of the phone's own menus. */
const QUOTES_OF_OTHERS = ['Adicionar à Tela de Início', 'Add to Home Screen', 'Agregar a inicio'];

function unusedKeys(namespace: string): string[] {
  const speakers = speakersOf(namespace);
  const templates = templatesIn(speakers);
  const isNamed = (key: string) =>
    [`'${key}'`, `"${key}"`].some((literal) => speakers.includes(literal)) ||
    everything.includes(`'${namespace}:${key}'`);
  const isBuilt = (key: string) =>
    templates.some((template) => {
      const [, ...gaps] = template.exec(key) ?? [];
      return gaps.length > 0 && gaps.every((gap) => gap.split('.').every((word) => words.has(word)));
    });
  return [...keysOf('pt', namespace)].filter(
    (key) =>
      !isNamed(key) &&
      !isBuilt(key) &&
      !WORDS_OF_THE_SERVER.some(([of, prefix]) => of === namespace && key.startsWith(prefix)),
  );
}

describe('the words of help', () => {
  it.each(languages)('name the states in %s as the orders do', (language) => {
    const ofOrders = new Map(flatten(readTexts(language, 'orders')));
    const names = flatten(readTexts(language, 'help')).filter(([key]) => /^state\..*\.name$/.test(key));
    expect(names.length).toBeGreaterThan(0);
    for (const [key, name] of names) {
      expect({ key, name: ofOrders.get(key.replace(/^state\.(.*)\.name$/, 'status.$1')) }).toEqual({
        key,
        name,
      });
    }
  });
});

describe.each(namespaces)('texts of %s', (namespace) => {
  it.each(['en', 'es'] as const)('have the same keys in %s as in Portuguese', (language) => {
    expect([...keysOf(language, namespace)].sort()).toEqual([...keysOf('pt', namespace)].sort());
  });

  it.each(languages)('use the same placeholders and tags in %s as in Portuguese', (language) => {
    const marks = (text: string) => (text.match(/\{\{\w+(, number)?\}\}|<\/?\w+>/g) ?? []).sort();
    const byKey = new Map(flatten(readTexts('pt', namespace)));
    for (const [key, text] of flatten(readTexts(language, namespace))) {
      const portuguese = byKey.get(key) ?? byKey.get(key.replace(pluralSuffix, '_other'));
      expect({ key, marks: marks(text) }).toEqual({ key, marks: marks(portuguese ?? '') });
    }
  });

  it.each(languages)('have every plural form that %s needs', (language) => {
    const rules = new Intl.PluralRules(localeOf(language));
    const forms = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
    const keys = new Set(flatten(readTexts(language, namespace)).map(([key]) => key));
    const counted = new Set(
      [...keys].filter((key) => pluralSuffix.test(key)).map((key) => key.replace(pluralSuffix, '')),
    );
    const missing = [...counted]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  it.each(['pt', 'es'] as const)(
    'say in %s a million *of* numbers, where there can be so many',
    (language) => {
      const texts = new Map(flatten(readTexts(language, namespace)));
      for (const [key, text] of texts) {
        const [, figure, rest] = /^(\{\{(?:count, )?number\}\}) (números.*)$/.exec(text) ?? [];
        if (key.endsWith('_other') && figure)
          expect(texts.get(key.replace('_other', '_many'))).toBe(`${figure} de ${rest}`);
      }
    },
  );

  it('count none in Portuguese as many: “0 números”, where Intl has the form of “1 número”', () => {
    const texts = new Map(flatten(readTexts('pt', namespace)));
    const singular = [...texts.keys()]
      .filter((key) => key.endsWith('_one'))
      .map((key) => key.slice(0, -'_one'.length))
      .filter((key) => texts.get(`${key}_one`) !== texts.get(`${key}_other`));
    const zeroless = singular.filter((key) => texts.get(`${key}_zero`) !== texts.get(`${key}_other`));
    expect([...zeroless].sort()).toEqual([...(NEVER_ZERO[namespace] ?? [])].sort());
  });

  it.each(languages)('quote in %s only what the screens say', (language) => {
    const quotes = flatten(readTexts(language, namespace)).flatMap(([, text]) =>
      Array.from(text.matchAll(/“([^”{]+)”/g), ([, quoted = '']) => quoted),
    );
    const isSaid = (quoted: string) =>
      QUOTES_OF_OTHERS.includes(quoted) ||
      namespaces.some((each) => flatten(readTexts(language, each)).some(([, text]) => text === quoted));
    expect(quotes.filter((quoted) => !isSaid(quoted))).toEqual([]);
  });

  it('are all used', () => {
    expect(unusedKeys(namespace)).toEqual([]);
  });
});
