import type { Schemas } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  type IncidentDraft,
  isPublic,
  momentOf,
  pageWithDraft,
  problemsOf,
  requestOf,
} from './incident-draft';

/** An instant by the clock of the shop, in any time zone of the browser. */
const at = (clock: string) => new Date(`${clock}:00-03:00`);

const NOW = at('2026-03-10T14:30').getTime();
const SCOPE = {
  ...{ area: 'numbers', service_code: 'ig', service_name: 'Instagram', service_image_url: null },
  ...{ country_iso: 'BR', country_name: 'Brasil', flag_image_url: null },
} as const;
const INCIDENT = {
  ...{ id: 'one', titles: { pt: 'Instagram demora' }, state: 'identified', impact: 'down', affects: [SCOPE] },
  ...{ started_at: at('2026-03-07T14:08').toISOString(), next_update_at: null, resolved_at: null },
  ...{ opened_by: 'Carla', stops_sales: false, updated_at: '2026-03-07T12:00:00Z', updates: [] },
} as Parameters<typeof requestOf>[1];
const draft = (over: Partial<IncidentDraft> = {}): IncidentDraft => ({
  ...draftOf(INCIDENT, NOW),
  texts: { pt: 'Vimos uma queda.', en: '', es: '' },
  ...over,
});

describe('a time of the day', () => {
  it.each([
    ['14:08', 'before', at('2026-03-10T14:08')],
    ['23:50', 'before', at('2026-03-09T23:50')],
    ['15:10', 'after', at('2026-03-10T15:10')],
    [' 1:05 ', 'after', at('2026-03-11T01:05')],
  ] as const)('%s %s now is the nearest such moment', (typed, direction, moment) => {
    expect(momentOf(typed, direction, NOW)).toEqual(moment);
  });

  it.each(['', '24:00', '14h', '14:60'])('%j is invalid', (typed) => {
    expect(momentOf(typed, 'after', NOW)).toBeNull();
  });
});

describe('the request to publish', () => {
  it('keeps the start of an old incident unless another start is typed', () => {
    expect(requestOf(draft(), INCIDENT, NOW).started_at).toBe(INCIDENT?.started_at);
    expect(requestOf(draft({ startedAt: '14:00' }), INCIDENT, NOW).started_at).toBe(
      at('2026-03-10T14:00').toISOString(),
    );
  });

  it('promises the next update in one hour, and none for a resolved incident', () => {
    const next = (over?: Partial<IncidentDraft>) => requestOf(draft(over), INCIDENT, NOW).next_update_at;
    expect(next()).toBe(at('2026-03-10T15:30').toISOString());
    expect(next({ state: 'resolved', nextUpdateAt: 'whatever' })).toBeNull();
  });

  it('lists the problems of the draft', () => {
    expect(problemsOf(draft(), NOW)).toEqual([]);
    const empty = draftOf(null, NOW);
    expect(problemsOf({ ...empty, startedAt: 'x', nextUpdateAt: 'y' }, NOW)).toEqual([
      ...['title', 'text', 'affects', 'startedAt', 'nextUpdateAt'],
    ]);
    expect(problemsOf(draft({ texts: { pt: 'a', en: 'b'.repeat(281), es: '' } }), NOW)).toEqual(['tooLong']);
  });
});

describe('the public page with the draft', () => {
  const page: Pick<Schemas['StatusDto'], 'verdict' | 'incidents' | 'past_incidents'> = {
    verdict: 'good',
    incidents: [],
    past_incidents: [],
  };
  const about = { incident: null, draft: draft(), language: 'en' as const, untitled: 'Untitled', now: NOW };

  it('has the draft as its newest incident, in Portuguese when a language is missing', () => {
    const { status, incidentId } = pageWithDraft(page, about);
    expect(status.verdict).toBe('incident');
    expect(status.incidents).toMatchObject([{ id: incidentId, title: 'Instagram demora', updates: [] }]);
    const untitled = { ...about, draft: draft({ titles: { pt: '', en: '', es: '' } }) };
    expect(pageWithDraft(page, untitled).status.incidents[0]?.title).toBe('Untitled');
  });

  it('is unchanged while the draft is empty', () => {
    const blank = { ...about, draft: draftOf(null, NOW) };
    expect(pageWithDraft(page, blank).status).toBe(page);
    const titled = { ...blank, draft: { ...blank.draft, titles: { pt: '', en: 'Late codes', es: '' } } };
    expect(pageWithDraft(page, titled).status.incidents).toMatchObject([{ title: 'Late codes' }]);
  });

  it('keeps the measured verdict, and lists an updated incident once', () => {
    const published = pageWithDraft(page, { ...about, incident: INCIDENT }).status.incidents;
    const partly = { ...page, verdict: 'partly' as const, incidents: published, past_incidents: published };
    const { status } = pageWithDraft(partly, { ...about, incident: INCIDENT });
    expect(status).toMatchObject({ verdict: 'partly', incidents: [{ id: 'one' }], past_incidents: [] });
    expect(status.incidents).toHaveLength(1);
  });
});

describe('a published update', () => {
  const update = { id: 'u2', state: 'identified', texts: { pt: 'Achamos a causa.' } };
  const published = { ...INCIDENT!, updates: [update] } as never;
  const page = (...ids: string[]) =>
    ({ incidents: [{ id: 'one', updates: ids.map((id) => ({ id })) }] }) as never;

  it('is public when the page has the newest update', () => {
    expect(isPublic(published, page('u1'))).toBe(false);
    expect(isPublic(published, page('u2', 'u1'))).toBe(true);
    expect(isPublic(published, { incidents: [] })).toBe(false);
  });

  it('of a resolved incident is public when the page no longer lists the incident as open', () => {
    const over = { ...INCIDENT!, resolved_at: '2026-03-10T15:00:00Z', updates: [update] } as never;
    expect(isPublic(over, page('u1'))).toBe(false);
    expect(isPublic(over, { incidents: [] })).toBe(true);
  });
});
