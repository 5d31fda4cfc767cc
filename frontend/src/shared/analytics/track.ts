import type { AnalyticsEvent, AnalyticsEvents, AnalyticsSink } from './analytics-events';

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
