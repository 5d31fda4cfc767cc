import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPage } from './page-behaviour';
import { sendEventsTo } from './track';

const sent: unknown[] = [];
let look: (entries: Partial<IntersectionObserverEntry>[]) => void;
let nowMs = 0;
let leave: () => void = () => undefined;

beforeEach(() => {
  sent.length = 0;
  nowMs = 0;
  sendEventsTo((name, facts) => sent.push([name, facts]));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  leave();
  sendEventsTo(undefined);
  vi.restoreAllMocks();
});

const open = () => void (leave = watchPage('/', () => nowMs));

function scrollTo(top: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

it('reports each quarter of the page once', () => {
  open();
  scrollTo(100);
  scrollTo(1_300);
  scrollTo(0);
  scrollTo(3_200);
  expect(sent).toEqual([25, 50, 75, 100].map((percent) => ['scroll_depth', { percent, page_path: '/' }]));
});

function seen(section: string, intersectionRatio: number, height: number) {
  const target = Object.assign(document.createElement('section'), {});
  target.dataset.section = section;
  const rect = (sized: number) => ({ height: sized }) as DOMRectReadOnly;
  look([{ target, intersectionRatio, intersectionRect: rect(height), rootBounds: rect(800) }]);
}

it('does not count scrolling up as reading', () => {
  scrollTo(3_200);
  open();
  scrollTo(1_600);
  expect(sent).toEqual([]);
});

it('reports a section at half of it, or at half of the window for one that is taller', () => {
  open();
  seen('benefits', 0.49, 300);
  seen('steps', 0.5, 200);
  seen('faq', 0.2, 400);
  expect(sent).toEqual([
    ['section_view', { section: 'steps', page_path: '/' }],
    ['section_view', { section: 'faq', page_path: '/' }],
  ]);
});

it('reports the seconds in view when the page is left', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  open();
  nowMs = 4_000;
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  nowMs = 60_000;
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  nowMs = 63_000;
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([['time_on_page', { seconds: 7, page_path: '/' }]]);
});
