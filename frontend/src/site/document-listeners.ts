import { isLanguage, rememberLanguage } from '../shared/i18n/languages';

export function closeOverlaysOnLeave(): void {
  const overlays = () => document.querySelectorAll<HTMLDetailsElement>('details[data-overlay][open]');

  function closeUnlessInside({ target }: Event) {
    for (const overlay of overlays())
      if (target instanceof Node && !overlay.contains(target)) overlay.open = false;
  }
  function closeOnLink({ target }: Event) {
    for (const overlay of overlays()) {
      if (target instanceof Element && target.closest('a') && overlay.contains(target)) overlay.open = false;
    }
  }
  function closeOnEscape({ key, target }: KeyboardEvent) {
    if (key !== 'Escape') return;
    for (const overlay of overlays()) {
      if (!(target instanceof Node && overlay.contains(target))) continue;
      overlay.open = false;
      overlay.querySelector('summary')?.focus();
    }
  }

  document.addEventListener('pointerdown', closeUnlessInside);
  document.addEventListener('focusin', closeUnlessInside);
  document.addEventListener('click', closeOnLink);
  document.addEventListener('keydown', closeOnEscape);
}

export function closeNotFoundNote(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-not-found-note] button'))
      document.documentElement.removeAttribute('data-not-found');
  });
}

export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-chooses-language]');
    const chosen = link ? link.dataset.choosesLanguage : undefined;
    if (isLanguage(chosen)) rememberLanguage(chosen);
  });
}

const appPlaces = /^\/(login|register|services|dashboard)\b/;

export function prefetchAppOnIntent(): void {
  const files = JSON.parse(document.getElementById('app-files')?.textContent ?? '[]') as string[];
  const stop = new AbortController();

  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    if (!link || !appPlaces.test(link.pathname)) return;
    stop.abort();
    for (const file of files) {
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = file;
      document.head.append(hint);
    }
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true, signal: stop.signal });
}
