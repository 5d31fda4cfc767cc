/** Everything that is measured, with what is told about it: never who somebody is or what they typed. */
export type AnalyticsEvents = {
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
};

export type AnalyticsEvent = keyof AnalyticsEvents;

/** Who passes events on. */
export type AnalyticsSink = <Name extends AnalyticsEvent>(name: Name, facts: AnalyticsEvents[Name]) => void;
