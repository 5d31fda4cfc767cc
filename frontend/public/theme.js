// Blocking and outside the bundle, so that the first paint already has the chosen theme.
try {
  const theme = localStorage.getItem('torpedo.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme follows the system.
}
