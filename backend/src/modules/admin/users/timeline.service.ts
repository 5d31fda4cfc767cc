import type { CursorPage, Database } from '../../../platform/database/index.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { z } from 'zod';
import type { ActivationsModule, TimelineActivation } from '../../activations/index.js';
import type { Activity, AuthModule } from '../../auth/index.js';
import type { LedgerEntry, WalletModule } from '../../wallet/index.js';
import type { AuditRow } from '../audit/audit.models.js';
import { listAuditBefore } from '../audit/audit-list.read-model.js';
import { userNoteStore, type UserNote } from './user-notes.store.js';

export const TIMELINE_CATEGORIES = ['money', 'numbers', 'access', 'staff'] as const;
export type TimelineCategory = (typeof TIMELINE_CATEGORIES)[number];

/** Something that happened, from wherever it is kept. */
export type TimelineEntry = { at: Date; id: string } & (
  | { source: 'movement'; fact: LedgerEntry }
  | { source: 'activation'; fact: TimelineActivation }
  | { source: 'activity'; fact: Activity }
  | { source: 'audit'; fact: AuditRow }
  | { source: 'note'; fact: UserNote }
);

export interface TimelinePage extends CursorPage<TimelineEntry> {
  /** Addresses of the staff who did something on this page. */
  emails: ReadonlyMap<string, string>;
}

type Source = TimelineEntry['source'];

/** Where a page of one source goes on. */
interface Point {
  at: Date;
  id: string;
}

type Reader = (userId: string, before: Point | null, limit: number) => Promise<TimelineEntry[]>;

interface Deps {
  db: Database;
  auth: Pick<AuthModule, 'getAccount' | 'activityBefore' | 'emailsOf'>;
  wallet: Pick<WalletModule, 'movementsBefore'>;
  activations: Pick<ActivationsModule, 'activationsBefore'>;
}

/** Entries of the same moment stand in this order, newest first. */
const SOURCES: readonly Source[] = ['note', 'audit', 'activation', 'movement', 'activity'];

/** An adjustment is money that staff moved: it stands under both. */
const OF_CATEGORY: Record<TimelineCategory, readonly Source[]> = {
  money: ['audit', 'movement'],
  numbers: ['activation'],
  access: ['activity'],
  staff: ['note', 'audit'],
};

const MONEY_ACTIONS = ['balance.adjust'] as const;

const BATCH_ENTRIES = 1000;

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_NUMBER = String(Number.MAX_SAFE_INTEGER);

const CURSOR = z.tuple([z.iso.datetime(), z.enum(SOURCES as [Source, ...Source[]]), z.string().max(40)]);

interface Cursor {
  at: Date;
  source: Source;
  id: string;
}

const encoded = ({ at, source, id }: TimelineEntry) =>
  Buffer.from(JSON.stringify([at.toISOString(), source, id])).toString('base64url');

/** @throws InvalidInputError */
function decoded(text: string): Cursor {
  try {
    const [at, source, id] = CURSOR.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (source === 'movement' ? /^\d{1,15}$/.test(id) : z.uuid().safeParse(id).success) {
      return { at: new Date(at), source, id };
    }
  } catch {
    // Not ours: told below.
  }
  throw new InvalidInputError({ cursor: 'invalid' });
}

/** Where a source goes on after an entry of another one: with or without its own entries of the same moment. */
function pointOf(source: Source, cursor: Cursor | null): Point | null {
  if (!cursor) return null;
  if (source === cursor.source) return cursor;
  const isYetToCome = SOURCES.indexOf(source) > SOURCES.indexOf(cursor.source);
  const isNumbered = source === 'movement';
  if (isYetToCome) return { at: cursor.at, id: isNumbered ? LAST_NUMBER : LAST_ID };
  return { at: cursor.at, id: isNumbered ? '0' : FIRST_ID };
}

const newestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  b.at.getTime() - a.at.getTime() || SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source);

/** Everything that happened to one account, joined from where it is kept, newest first. */
export class TimelineService {
  readonly #readers: Record<Source, (category: TimelineCategory | null) => Reader>;

  constructor(private readonly deps: Deps) {
    const { db, auth, wallet, activations } = deps;
    this.#readers = {
      movement: () => async (userId, before, limit) => {
        const point = before && { at: before.at, id: Number(before.id) };
        const found = await wallet.movementsBefore(userId, point, limit);
        return found.map((fact) => ({
          source: 'movement',
          fact,
          at: fact.occurredAt,
          id: String(fact.id),
        }));
      },
      activation: () => async (userId, before, limit) => {
        const found = await activations.activationsBefore(userId, before, limit);
        return found.map((fact) => ({ source: 'activation', fact, at: fact.at, id: fact.id }));
      },
      activity: () => async (userId, before, limit) => {
        const found = await auth.activityBefore(userId, before, limit);
        return found.map((fact) => ({ source: 'activity', fact, at: fact.at, id: fact.id }));
      },
      note: () => async (userId, before, limit) => {
        const found = await userNoteStore(db.sql).listBefore(userId, before, limit);
        return found.map((fact) => ({ source: 'note', fact, at: fact.createdAt, id: fact.id }));
      },
      audit: (category) => async (userId, before, limit) => {
        const actions = category === 'money' ? MONEY_ACTIONS : null;
        const found = await listAuditBefore(db.sql, userId, { before, actions, limit });
        return found.map((fact) => ({ source: 'audit', fact, at: fact.at, id: fact.id }));
      },
    };
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError when the cursor is of no use */
  async page(
    userId: string,
    {
      category,
      cursor,
      size,
    }: { category: TimelineCategory | null; cursor: string | undefined; size: number },
  ): Promise<TimelinePage> {
    const { auth } = this.deps;
    await auth.getAccount(userId);
    const from = cursor === undefined ? null : decoded(cursor);
    const sources = category ? OF_CATEGORY[category] : SOURCES;
    const found = await Promise.all(
      sources.map((source) => this.#readers[source](category)(userId, pointOf(source, from), size + 1)),
    );
    const merged = found.flat().sort(newestFirst);
    const items = merged.slice(0, size);
    const last = merged.length > size ? items.at(-1) : undefined;
    const staffIds = items.flatMap((entry) => staffOf(entry) ?? []);
    return {
      items,
      nextCursor: last ? encoded(last) : null,
      emails: await auth.emailsOf([...new Set(staffIds)]),
    };
  }

  /** How many entries there are, read one by one: they come from several tables. @throws DomainError NOT_FOUND */
  async count(userId: string, category: TimelineCategory | null): Promise<number> {
    let entries = 0;
    for await (const { items } of await this.pages(userId, category)) entries += items.length;
    return entries;
  }

  /** Every entry, page by page. The first is read before this answers. @throws DomainError NOT_FOUND */
  async pages(userId: string, category: TimelineCategory | null) {
    const read = (cursor?: string) => this.page(userId, { category, cursor, size: BATCH_ENTRIES });
    const first = await read();
    async function* all() {
      let page = first;
      yield page;
      while (page.nextCursor !== null) {
        page = await read(page.nextCursor);
        yield page;
      }
    }
    return all();
  }
}

/** Who of the staff did it; null for what its owner or the clock did. */
export function staffOf(entry: TimelineEntry): string | null {
  return entry.source === 'audit' || entry.source === 'note' ? entry.fact.staffId : null;
}
