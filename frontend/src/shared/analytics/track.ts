/** Everything that is measured, with what is told about it: never who a person is or what they typed. */
export interface AnalyticsEvents {
  page_view: { page_path: string };
  login_attempt: Record<string, never>;
  login_success: Record<string, never>;
  /** `reason` is the code of the refusal. */
  login_error: { reason: string };
  logout: Record<string, never>;
  registration_start: Record<string, never>;
  registration_complete: Record<string, never>;
  /** What the site exists for has happened. */
  conversion: { goal: 'registration' | 'topup' | 'purchase' };
  hero_cta_click: { target: 'register' | 'prices' };
  process_steps_cta_click: { target: 'register' };
  /** How much of the page has been reached: each step once a page. */
  scroll_depth: { percent: 25 | 50 | 75 | 100; page_path: string };
  /** Whole seconds during which the page could be seen. */
  time_on_page: { seconds: number; page_path: string };
  /** A marked section was at least half in view: each once a page. */
  section_view: { section: string; page_path: string };
}

export type AnalyticsEvent = keyof AnalyticsEvents;

/** Who passes events on. */
export type AnalyticsSink = <Name extends AnalyticsEvent>(name: Name, facts: AnalyticsEvents[Name]) => void;

let sink: AnalyticsSink | undefined;

/** Sends events to the sink from now on; undefined drops them. */
export function sendEventsTo(next: AnalyticsSink | undefined): void {
  sink = next;
}

type Facts<Name extends AnalyticsEvent> =
  AnalyticsEvents[Name] extends Record<string, never> ? [] : [facts: AnalyticsEvents[Name]];

/** Counts an event if the reader has consented; nothing is kept for later if not. */
export function track<Name extends AnalyticsEvent>(name: Name, ...[facts]: Facts<Name>): void {
  sink?.(name, (facts ?? {}) as AnalyticsEvents[Name]);
}

/** Events that following a link may be counted as. */
type LinkEvents = Pick<AnalyticsEvents, 'hero_cta_click' | 'process_steps_cta_click'>;

/** Attributes of a link that is counted when it is followed, in parts of a page that no script takes over. */
export function counted<Name extends keyof LinkEvents>(name: Name, facts: LinkEvents[Name]) {
  return { 'data-counted': JSON.stringify([name, facts]) };
}

/** Counts the marked links of the page from now on. */
export function countMarkedLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-counted]');
    if (!link) return;
    const [name, facts] = JSON.parse(link.dataset.counted ?? '[]') as Parameters<typeof counted>;
    track(name, facts);
  });
}
