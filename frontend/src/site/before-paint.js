// Runs inline before the first paint: decides whether this page is shown or another one.
try {
  const root = document.documentElement;
  const leave = (go) => {
    root.hidden = true;
    go();
  };
  const chosen = localStorage.getItem('torpedo.language');
  const isNamedByAddress = /^\/(en|es)(\/|$)/.test(location.pathname);
  const cookie = `torpedo.language=${chosen}`;

  const isSignedIn = localStorage.getItem('torpedo.access_token') !== null;
  root.toggleAttribute('data-signed-in', isSignedIn);

  if ('notFound' in root.dataset) {
    // The server sent this page instead of one that does not exist: the start page says so once.
    sessionStorage.setItem('torpedo.not_found', '1');
    leave(() => location.replace('/'));
  } else if ('guestsOnly' in root.dataset && isSignedIn) {
    leave(() => location.replace('/dashboard'));
  } else if (/^(pt|en|es)$/.test(chosen) && chosen !== root.dataset.language && !isNamedByAddress) {
    // The server picks the language of this address by the cookie, which an older choice has not set yet.
    const told = document.cookie.includes(cookie);
    document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
    if (!told && document.cookie.includes(cookie)) leave(() => location.reload());
  }
  if ('guestsOnly' in root.dataset && !root.hidden && sessionStorage.getItem('torpedo.not_found')) {
    sessionStorage.removeItem('torpedo.not_found');
    root.dataset.notFound = '';
  }
} catch {
  // Without storage, nobody is signed in here and no language was chosen.
}
