// Stands in the page, so that the first paint has the chosen theme and, without a valid answer, the cookie question
// (the same rule as in consent.ts).
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('torpedo.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // Readers who are signed in see the frame of the app while its scripts are loading.
  const isAppScreen = /^\/(dashboard|services|profile|help)\b/.test(location.pathname);
  const isOffice = /^\/admin\b/.test(location.pathname);
  if ((isAppScreen || isOffice) && localStorage.getItem('torpedo.access_token')) {
    root.dataset.starts = isOffice ? 'office' : 'app';
    // The frame's words are in the language that the app will have (the same rule as in languages.ts).
    const wanted = [localStorage.getItem('torpedo.language'), ...navigator.languages];
    const locales = { pt: 'pt-BR', en: 'en-US', es: 'es' };
    const spoken = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag in locales);
    root.lang = locales[spoken ?? 'pt'];
  }

  root.dataset.consent = 'missing';
  const { consent, version, timestamp } = JSON.parse(localStorage.getItem('torpedo.cookie_consent')) ?? {};
  const isFresh = Date.now() - Date.parse(timestamp) <= 365 * 86_400_000;
  if (consent && version === '1.0' && isFresh) delete root.dataset.consent;
} catch {
  // Without storage the theme follows the system, and no question is asked whose answer could not be stored.
}
