import { statement, type Sql } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { IncidentScopeDto, PublishedIncidentDto, PublishedUpdateDto } from './incident.dto.js';

/** Portuguese is shown when another language is missing. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>> & { pt: string }>;

export const textIn = (texts: TextByLanguage, language: Language): string => texts[language] ?? texts.pt;

export type IncidentScope = Pick<IncidentScopeDto, 'area' | 'service_code' | 'country_iso'>;

interface IncidentUpdate extends PublishedUpdateDto {
  texts: TextByLanguage;
}

/** The fields have the names of the API. Titles are in all languages, and services and countries are codes only. */
export interface Incident extends Omit<PublishedIncidentDto, 'affects'> {
  titles: TextByLanguage;
  affects: IncidentScope[];
  /** Name or address; null when the account was deleted. */
  opened_by: string | null;
  stops_sales: boolean;
  updated_at: string;
  updates: IncidentUpdate[];
}

type Written = Pick<
  Incident,
  'titles' | 'state' | 'impact' | 'affects' | 'started_at' | 'next_update_at' | 'stops_sales'
> & {
  at: Date;
};

const COLUMNS = `i.id, i.titles, i.state, i.impact, i.affects, i.stops_sales, iso_instant(i.started_at) AS started_at,
  iso_instant(i.next_update_at) AS next_update_at, iso_instant(i.resolved_at) AS resolved_at,
  (SELECT coalesce(full_name, email) FROM users WHERE id = i.opened_by) AS opened_by,
  iso_instant(i.updated_at) AS updated_at,
  (SELECT json_agg(json_build_object('id', u.id, 'state', u.state, 'texts', u.texts,
                                     'published_at', iso_instant(u.published_at),
                                     'corrected_at', iso_instant(u.corrected_at)) ORDER BY u.published_at DESC, u.id DESC)
     FROM incident_updates u WHERE u.incident_id = i.id) AS updates`;

const LIST = statement(
  'incidents.list',
  `SELECT ${COLUMNS} FROM incidents i WHERE i.resolved_at IS NULL OR i.resolved_at > $1 ORDER BY i.started_at DESC, i.id DESC`,
);
const FIND = statement('incidents.find', `SELECT ${COLUMNS} FROM incidents i WHERE i.id = $1`);
const LOCK = statement('incidents.lock', 'SELECT id FROM incidents WHERE id = $1 FOR UPDATE');
const OPEN = statement(
  'incidents.open',
  `INSERT INTO incidents (titles, state, impact, affects, started_at, next_update_at, resolved_at, updated_at, stops_sales,
                          opened_by)
   VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $2 = 'resolved' THEN $7::timestamptz END, $7, $8, $9) RETURNING id`,
);
const CHANGE = statement(
  'incidents.change',
  `UPDATE incidents SET titles = $1, state = $2, impact = $3, affects = $4, started_at = $5, next_update_at = $6,
                        resolved_at = CASE WHEN $2 = 'resolved' THEN $7::timestamptz END, updated_at = $7,
                        stops_sales = $8
    WHERE id = $9`,
);
const PUBLISH = statement(
  'incidents.publish',
  'INSERT INTO incident_updates (incident_id, state, texts, published_at) VALUES ($1, $2, $3, $4)',
);
const CORRECT = statement(
  'incidents.correct',
  `WITH corrected AS (UPDATE incident_updates SET texts = $3, corrected_at = $4 WHERE id = $2 AND incident_id = $1)
   UPDATE incidents SET updated_at = $4 WHERE id = $1`,
);
const STOPPING = statement(
  'incidents.stopping',
  'SELECT id, affects FROM incidents WHERE stops_sales AND resolved_at IS NULL AND id <> $1',
);
const KNOWN = statement(
  'incidents.known',
  `SELECT NOT EXISTS (
     SELECT FROM jsonb_to_recordset($1) AS scope (service_code text, country_iso text)
       LEFT JOIN services s ON s.code = scope.service_code
       LEFT JOIN countries c ON c.iso_code = scope.country_iso
      WHERE scope.service_code IS DISTINCT FROM s.code OR scope.country_iso IS DISTINCT FROM c.iso_code) AS known`,
);

const valuesOf = ({
  titles,
  state,
  impact,
  affects,
  started_at,
  next_update_at,
  stops_sales,
  at,
}: Written) => [
  JSON.stringify(titles),
  state,
  impact,
  JSON.stringify(affects),
  started_at,
  next_update_at,
  at,
  stops_sales,
];

export const createIncidentStore = (sql: Sql) => ({
  /** Newest first: all open incidents, and those that were resolved after this time. */
  list: (since: Date) => sql.rows<Incident>(LIST, [since]),
  find: async (id: string): Promise<Incident | null> => (await sql.rows<Incident>(FIND, [id]))[0] ?? null,
  async lock(id: string): Promise<Incident | null> {
    await sql.rows(LOCK, [id]);
    return this.find(id);
  },
  /** The other open incidents that stop sales. */
  stopping: (besides: string) => sql.rows<Pick<Incident, 'id' | 'affects'>>(STOPPING, [besides]),
  known: async (affects: readonly IncidentScope[]): Promise<boolean> =>
    (await sql.one<{ known: boolean }>(KNOWN, [JSON.stringify(affects)])).known,
  open: async (incident: Written & { openedBy: string }): Promise<string> =>
    (await sql.one<{ id: string }>(OPEN, [...valuesOf(incident), incident.openedBy])).id,
  change: (id: string, incident: Written) => sql.rows(CHANGE, [...valuesOf(incident), id]),
  publish: (id: string, state: Incident['state'], texts: TextByLanguage, at: Date) =>
    sql.rows(PUBLISH, [id, state, JSON.stringify(texts), at]),
  correct: (id: string, updateId: string, texts: TextByLanguage, at: Date) =>
    sql.rows(CORRECT, [id, updateId, JSON.stringify(texts), at]),
});

export type IncidentStore = ReturnType<typeof createIncidentStore>;
