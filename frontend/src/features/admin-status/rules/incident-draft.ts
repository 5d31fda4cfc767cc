import type { Schemas } from '@torpedo/api-client';
import { type Language, languages } from '../../../shared/i18n/languages';
import { formatShopTime } from '../../../shared/time/shop-time';

type Incident = Schemas['AdminIncidentDto'];
type Scope = Schemas['IncidentScopeDto'];

export const STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const IMPACTS = ['slow', 'partial', 'down'] as const;
export const MOST_CHARACTERS = 280;

type ByLanguage = Record<Language, string>;

/** The typed fields of an incident. */
export interface IncidentDraft {
  titles: ByLanguage;
  texts: ByLanguage;
  state: Incident['state'];
  impact: Incident['impact'];
  affects: Scope[];
  /** The last time before now, like `14:08` by the shop's clock, as on the public page. */
  startedAt: string;
  /** The next time after now, like `15:10` by the shop's clock. */
  nextUpdateAt: string;
  notify: boolean;
  stopsSales: boolean;
}

const NEXT_NEWS_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

const filled = ({ pt, en, es }: Schemas['IncidentTitlesDto']): ByLanguage => ({
  pt,
  en: en ?? '',
  es: es ?? '',
});

export function draftOf(incident: Incident | null, now: number): IncidentDraft {
  const clock = (at: string | number) => formatShopTime(at, 'pt-BR');
  return {
    titles: filled(incident?.titles ?? { pt: '' }),
    texts: { pt: '', en: '', es: '' },
    state: incident?.state ?? 'investigating',
    impact: incident?.impact ?? 'partial',
    affects: incident?.affects ?? [],
    startedAt: clock(incident?.started_at ?? now),
    nextUpdateAt: clock(now + NEXT_NEWS_MS),
    notify: false,
    stopsSales: incident?.stops_sales ?? false,
  };
}

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = CLOCK.exec(clock.trim()) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The nearest moment before or after now with the typed time of the shop; null for an invalid time. */
export function momentOf(typed: string, direction: 'before' | 'after', now: number): Date | null {
  const [wanted, present] = [minutesOf(typed), minutesOf(formatShopTime(now, 'pt-BR'))];
  if (wanted === null || present === null) return null;
  const ahead = (wanted - present + DAY_MINUTES) % DAY_MINUTES;
  const behind = ahead === 0 ? 0 : ahead - DAY_MINUTES;
  const by = direction === 'before' ? behind : ahead || DAY_MINUTES;
  return new Date(now - (now % MINUTE_MS) + by * MINUTE_MS);
}

export type DraftProblem = 'title' | 'text' | 'tooLong' | 'affects' | 'startedAt' | 'nextUpdateAt';

/** The problems that prevent the draft from being published. */
export function problemsOf(draft: IncidentDraft, now: number): DraftProblem[] {
  const { titles, texts, state, affects, startedAt, nextUpdateAt } = draft;
  const found: Record<DraftProblem, boolean> = {
    title: titles.pt.trim() === '',
    text: texts.pt.trim() === '',
    tooLong: languages.some((language) => texts[language].trim().length > MOST_CHARACTERS),
    affects: affects.length === 0,
    startedAt: momentOf(startedAt, 'before', now) === null,
    nextUpdateAt: state !== 'resolved' && momentOf(nextUpdateAt, 'after', now) === null,
  };
  return (Object.keys(found) as DraftProblem[]).filter((problem) => found[problem]);
}

/** @param incident the incident to update; it keeps its start unless another start is typed */
export function requestOf(
  draft: IncidentDraft,
  incident: Incident | null,
  now: number,
): Schemas['OpenIncidentRequestDto'] {
  const { titles, texts, state, impact, affects, notify, stopsSales } = draft;
  const began =
    incident && draft.startedAt === draftOf(incident, now).startedAt
      ? incident.started_at
      : momentOf(draft.startedAt, 'before', now)?.toISOString();
  const next = state === 'resolved' ? null : momentOf(draft.nextUpdateAt, 'after', now);
  return {
    titles,
    texts,
    state,
    impact,
    affects: affects.map(({ area, service_code, country_iso }) => ({ area, service_code, country_iso })),
    started_at: began ?? '',
    next_update_at: next?.toISOString() ?? null,
    notify,
    stops_sales: stopsSales,
  };
}

/** The products whose customers the server counts: `ig-BR`, `wa-*`. */
export const numbersOf = (affects: readonly Scope[]): string[] =>
  affects
    .filter(({ area }) => area === 'numbers')
    .map(({ service_code, country_iso }) => `${service_code ?? '*'}-${country_iso ?? '*'}`);

/** Compares two scopes, because the same scope may be chosen only once. */
export const isSameScope = (left: Scope, right: Scope): boolean =>
  left.area === right.area &&
  left.service_code === right.service_code &&
  left.country_iso === right.country_iso;

/** Whether the draft of a new incident is empty. */
const isBlank = ({ titles, texts, affects }: IncidentDraft): boolean =>
  affects.length === 0 && languages.every((language) => !titles[language].trim() && !texts[language].trim());

interface DraftOfPage {
  incident: Incident | null;
  draft: IncidentDraft;
  language: Language;
  untitled: string;
  now: number;
}

/**
 * The public status as it would be with the draft, above the present updates of the incident. Unchanged while the
 * draft is empty.
 */
export function pageWithDraft<
  Page extends Pick<Schemas['StatusDto'], 'verdict' | 'incidents' | 'past_incidents'>,
>(
  page: Page,
  { incident, draft, language, untitled, now }: DraftOfPage,
): { status: Page; incidentId: string } {
  if (!incident && isBlank(draft)) return { status: page, incidentId: '' };
  const incidentId = incident?.id ?? '';
  const inLanguage = (texts: Schemas['IncidentTextsDto']) => texts[language] || texts.pt;
  const written: Schemas['IncidentDto'] = {
    id: incidentId,
    title: inLanguage(draft.titles) || untitled,
    state: draft.state,
    impact: draft.impact,
    affects: draft.affects,
    started_at: requestOf(draft, incident, now).started_at || new Date(now).toISOString(),
    next_update_at: null,
    resolved_at: null,
    updates: (incident?.updates ?? []).map((update) => ({ ...update, text: inLanguage(update.texts) })),
  };
  const others = (listed: Schemas['IncidentDto'][]) => listed.filter(({ id }) => id !== incidentId);
  const isCalm = page.verdict === 'good' || page.verdict === 'unmeasured';
  return {
    incidentId,
    status: {
      ...page,
      verdict: isCalm && draft.state !== 'resolved' ? 'incident' : page.verdict,
      incidents: [written, ...others(page.incidents)],
      past_incidents: others(page.past_incidents),
    },
  };
}

/** Whether the public page has the newest update of the incident. */
export function isPublic(
  { id, resolved_at, updates: [newest] }: Incident,
  { incidents }: Pick<Schemas['StatusDto'], 'incidents'>,
): boolean {
  const shown = incidents.find((each) => each.id === id);
  if (resolved_at !== null) return !shown;
  return shown !== undefined && (!newest || shown.updates.some((update) => update.id === newest.id));
}
