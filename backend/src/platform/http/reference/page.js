const isStaff = location.pathname.startsWith('/docs/staff');
const place = isStaff ? '/docs/staff' : '/docs';
document.querySelector(`a[href="${place}"]`).setAttribute('aria-current', 'page');

const WORDS = {
  pt: {
    home: 'Voltar para a Torpedo',
    customers: 'Clientes',
    staff: 'Equipe',
    developers: 'Desenvolvedores',
  },
  es: {
    home: 'Volver a Torpedo',
    customers: 'Clientes',
    staff: 'Equipo',
    developers: 'Desarrolladores',
  },
  en: { home: 'Back to Torpedo', customers: 'Customers', staff: 'Staff', developers: 'Developers' },
};

/** The language chosen in the product, or else the browser's. The document itself is in English. */
function languageInForce() {
  const chosen = /(?:^|; )torpedo\.language=(\w+)/.exec(document.cookie)?.[1];
  const asked = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return asked.find((language) => Object.hasOwn(WORDS, language)) ?? 'pt';
}

const language = languageInForce();
const words = WORDS[language];
const bar = document.querySelector('.reference-bar');
bar.lang = language;
for (const [name, word] of Object.entries(words)) {
  const link = bar.querySelector(`[data-word="${name}"]`);
  if (name === 'home') link.setAttribute('aria-label', word);
  else link.textContent = word;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** The theme chosen in the product, or else the system's. */
function themeInForce() {
  const { theme } = document.documentElement.dataset;
  return theme ?? (darkSystem.matches ? 'dark' : 'light');
}

const configuration = {
  url: isStaff ? '/docs/staff.json' : '/docs/customers.json',
  // The page loads nothing from other hosts and sends nothing to them.
  withDefaultFonts: false,
  proxyUrl: '',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  theme: 'none',
  hideDarkModeToggle: true,
  documentDownloadType: 'none',
  localization: { locale: language },
  hideModels: true,
  orderSchemaPropertiesBy: 'preserve',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: isStaff ? 'bearer' : 'api_key' },
  // Adds what a signed-in browser must send with calls that change something.
  customFetch(input, init) {
    const request = new Request(input, init);
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    return fetch(request);
  },
};

globalThis.Scalar.createApiReference('#reference', {
  ...configuration,
  forceDarkModeState: themeInForce(),
});

darkSystem.addEventListener('change', () => {
  const isDark = themeInForce() === 'dark';
  document.body.classList.toggle('dark-mode', isDark);
  document.body.classList.toggle('light-mode', !isDark);
});

// Scalar's field for a credential is a combobox, but does not say whether its list is open.
new MutationObserver(() => {
  for (const field of document.querySelectorAll('[role="combobox"]:not([aria-expanded])'))
    field.setAttribute('aria-expanded', 'false');
}).observe(document.body, { childList: true, subtree: true });
