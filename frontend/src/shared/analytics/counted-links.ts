import type { AnalyticsEvents } from './analytics-events';
import { track } from './track';

/** Events that following a link may be counted as. */
type LinkEvents = Pick<AnalyticsEvents, 'hero_cta_click' | 'process_steps_cta_click'>;

/** Attributes of a link that is counted when somebody follows it, in parts of a page that no script takes over. */
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
