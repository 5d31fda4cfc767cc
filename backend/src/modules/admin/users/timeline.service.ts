import { z } from 'zod';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { AuthModule } from '../../auth/index.js';
import type { TimelineDto, TimelineEntryDto } from './timeline.dto.js';
import {
  createReaders,
  SOURCES,
  type Happened,
  type Point,
  type Reader,
  type Source,
  type SourceDeps,
  type TimelineCategory,
} from './timeline-sources.js';

interface Deps extends SourceDeps {
  auth: Pick<AuthModule, 'getAccount' | 'activityBefore' | 'emailsOf'>;
}

/** An adjustment is money that staff moved, so it belongs to both categories. */
const OF_CATEGORY: Record<TimelineCategory, readonly Source[]> = {
  money: ['audit', 'movement'],
  numbers: ['activation'],
  access: ['activity'],
  staff: ['note', 'audit'],
};

const BATCH_ENTRIES = 1000;

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_NUMBER = String(Number.MAX_SAFE_INTEGER);

const CURSOR = z.tuple([z.iso.datetime(), z.enum(SOURCES), z.string().max(40)]);

interface Cursor {
  at: Date;
  source: Source;
  id: string;
}

const encoded = ({ at, source, id }: Happened) =>
  Buffer.from(JSON.stringify([at.toISOString(), source, id])).toString('base64url');

/** @throws InvalidInputError */
function decoded(text: string): Cursor {
  try {
    const [at, source, id] = CURSOR.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (source === 'movement' ? /^\d{1,15}$/.test(id) : z.uuid().safeParse(id).success) {
      return { at: new Date(at), source, id };
    }
  } catch {
    // A cursor that we did not make is refused below.
  }
  throw new InvalidInputError({ cursor: 'invalid' });
}

/** Where a source continues after an entry of another source: with or without its own entries of the same moment. */
function pointOf(source: Source, cursor: Cursor | null): Point | null {
  if (!cursor) return null;
  if (source === cursor.source) return cursor;
  const isYetToCome = SOURCES.indexOf(source) > SOURCES.indexOf(cursor.source);
  const isNumbered = source === 'movement';
  if (isYetToCome) return { at: cursor.at, id: isNumbered ? LAST_NUMBER : LAST_ID };
  return { at: cursor.at, id: isNumbered ? '0' : FIRST_ID };
}

const newestFirst = (a: Happened, b: Happened) =>
  b.at.getTime() - a.at.getTime() || SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source);

const NOTHING = {
  amount_cents: null,
  currency: null,
  subject: null,
  activation: null,
  text: null,
  ip_address: null,
  browser: null,
  system: null,
};

function entryOf(happened: Happened, emails: ReadonlyMap<string, string>): TimelineEntryDto {
  const { source: _, at, staffId, ...entry } = happened;
  const staff = staffId === undefined ? null : { id: staffId, email: emails.get(staffId) ?? null };
  return { ...NOTHING, ...entry, created_at: at.toISOString(), staff };
}

export class TimelineService {
  readonly #readers: Record<Source, Reader>;

  constructor(private readonly deps: Deps) {
    this.#readers = createReaders(deps);
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError when the cursor is invalid */
  async page(
    userId: string,
    {
      category,
      cursor,
      size,
    }: { category: TimelineCategory | null; cursor: string | undefined; size: number },
  ): Promise<TimelineDto> {
    const { auth } = this.deps;
    await auth.getAccount(userId);
    const from = cursor === undefined ? null : decoded(cursor);
    const sources = category ? OF_CATEGORY[category] : SOURCES;
    const found = await Promise.all(
      sources.map((source) => this.#readers[source](userId, pointOf(source, from), size + 1, category)),
    );
    const merged = found.flat().sort(newestFirst);
    const shown = merged.slice(0, size);
    const last = merged.length > size ? shown.at(-1) : undefined;
    const emails = await auth.emailsOf(shown.flatMap(({ staffId }) => staffId ?? []));
    return {
      items: shown.map((happened) => entryOf(happened, emails)),
      next_cursor: last ? encoded(last) : null,
    };
  }

  /** Counts by reading every entry, because they come from several tables. @throws DomainError NOT_FOUND */
  async count(userId: string, category: TimelineCategory | null): Promise<number> {
    let entries = 0;
    for await (const items of await this.pages(userId, category)) entries += items.length;
    return entries;
  }

  /** Reads the first page before it returns. @throws DomainError NOT_FOUND */
  async pages(userId: string, category: TimelineCategory | null) {
    const read = (cursor?: string) => this.page(userId, { category, cursor, size: BATCH_ENTRIES });
    const first = await read();
    async function* all() {
      let page = first;
      yield page.items;
      while (page.next_cursor !== null) {
        page = await read(page.next_cursor);
        yield page.items;
      }
    }
    return all();
  }
}
