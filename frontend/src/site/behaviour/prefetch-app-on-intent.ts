/** Places of the app that the site links to; their code is another program. */
const appPlaces = /^\/(login|register|services|dashboard)\b/;

/** Fetches the app's first files as soon as somebody reaches for a link that opens it. */
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
