// Runs before the first paint: the theme chosen in the product, or else the system's.
try {
  const theme = localStorage.getItem('torpedo.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, no theme was chosen.
}
