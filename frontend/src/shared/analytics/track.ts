/** No event says who a person is or what they typed. */
export interface AnalyticsEvents {
  page_view: { page_path: string };
  login_attempt: Record<string, never>;
  login_success: Record<string, never>;
  login_error: { reason: string };
  logout: Record<string, never>;
  registration_start: Record<string, never>;
  registration_complete: Record<string, never>;
  conversion: { goal: 'registration' | 'topup' | 'purchase' };
  hero_cta_click: { target: 'register' | 'prices' };
  process_steps_cta_click: { target: 'register' };
  scroll_depth: { percent: 25 | 50 | 75 | 100; page_path: string };
  time_on_page: { seconds: number; page_path: string };
  section_view: { section: string; page_path: string };
}

export type AnalyticsEvent = keyof AnalyticsEvents;

export type AnalyticsSink = <Name extends AnalyticsEvent>(name: Name, facts: AnalyticsEvents[Name]) => void;

let sink: AnalyticsSink | undefined;

export function sendEventsTo(next: AnalyticsSink | undefined): void {
  sink = next;
}

type Facts<Name extends AnalyticsEvent> =
  AnalyticsEvents[Name] extends Record<string, never> ? [] : [facts: AnalyticsEvents[Name]];

/** Without consent the event is dropped. */
export function track<Name extends AnalyticsEvent>(name: Name, ...[facts]: Facts<Name>): void {
  sink?.(name, (facts ?? {}) as AnalyticsEvents[Name]);
}

type LinkEvents = Pick<AnalyticsEvents, 'hero_cta_click' | 'process_steps_cta_click'>;

export function counted<Name extends keyof LinkEvents>(name: Name, facts: LinkEvents[Name]) {
  return { 'data-counted': JSON.stringify([name, facts]) };
}

export function countMarkedLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-counted]');
    if (!link) return;
    const [name, facts] = JSON.parse(link.dataset.counted ?? '[]') as Parameters<typeof counted>;
    track(name, facts);
  });
}
