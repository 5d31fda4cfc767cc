// Blocking and outside the bundle, so that the first paint already has the chosen theme, and the question about cookies
// where it has no valid answer (the same rule as in consent.ts).
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('torpedo.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // Who is signed in sees the frame of the app while its scripts are on their way.
  const isAppScreen = /^\/(dashboard|services|profile)\b/.test(location.pathname);
  if (isAppScreen && localStorage.getItem('torpedo.access_token')) root.dataset.starts = 'app';

  root.dataset.consent = 'missing';
  const { consent, version, timestamp } = JSON.parse(localStorage.getItem('torpedo.cookie_consent')) ?? {};
  const isFresh = Date.now() - Date.parse(timestamp) <= 365 * 86_400_000;
  if (consent && version === '1.0' && isFresh) delete root.dataset.consent;
} catch {
  // Without storage the theme follows the system and nobody is asked what could not be kept.
}
