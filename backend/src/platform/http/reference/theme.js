// Before the first paint: as chosen in the product, else as the system has it.
try {
  const theme = localStorage.getItem('torpedo.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage nothing was chosen.
}
