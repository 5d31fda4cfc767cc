// Stands in the page: while the app's scripts are loading, it fetches the scripts and texts of the screen and makes the
// first calls of the screen. The app takes the answers in shared/api/client.ts.
try {
  const { texts, scripts, screens } = '%starts%'; // build/first-scripts.ts writes the value.
  const token = localStorage.getItem('torpedo.access_token');
  const [places, namespaces] = (token && screens[location.pathname]) || [];
  if (places) {
    const fetchAhead = (attributes) =>
      document.head.append(Object.assign(document.createElement('link'), attributes));
    const language = document.documentElement.lang.slice(0, 2);
    for (const place of places) fetchAhead({ rel: 'modulepreload', href: `/${scripts[place]}` });
    for (const namespace of language === 'pt' ? namespaces : ['shell', 'errors', ...namespaces]) {
      const href = `/${texts}/${language}/${namespace}.json`;
      fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    }

    const [id, currency] = localStorage.getItem('torpedo.account.owner')?.split(' ') ?? [];
    // The same rule as in use-product-choice.ts.
    const isBrazil = /^(br|brazil)?$/i.test(new URLSearchParams(location.search).get('country') ?? '');
    const services = '/api/v1/services?per_page=500&country_iso=BR';
    // The calls for a team's wallet are made by the app.
    const isOwn = !localStorage.getItem('torpedo.account.wallet');
    const paths = {
      '/dashboard': [
        '/api/v1/orders/my-orders?limit=1',
        '/api/v1/orders/my-orders?type=sms_number&limit=20',
        services,
      ],
      '/services': ['/api/v1/countries?per_page=300', isBrazil && services],
    };
    const asked = [
      '/api/v1/users/me',
      isOwn && id && `/batch/user-transactions/${id}`,
      isOwn && id && `/api/v1/wallets/${currency}/balance`,
      '/api/v1/app',
      ...((isOwn && paths[location.pathname]) || []),
    ].filter(Boolean);
    const init = {
      headers: {
        Authorization: `Bearer ${token}`,
        'Accept-Language': language,
        'X-Requested-With': 'XMLHttpRequest',
      },
      signal: AbortSignal.timeout(15_000),
    };
    // The answer is read to its end, because an unread answer would keep its connection.
    const whole = async (answer) => new Response((await answer.text()) || null, answer);
    // A failed call is repeated by the app, which shows why it failed.
    const ask = (path) => [
      location.origin + path,
      fetch(path, init)
        .then(whole)
        .catch(() => undefined),
    ];
    window.firstAnswers = new Map(asked.map(ask));

    // The first formatter is slow on a phone, so it is created while the scripts are awaited.
    const money = { style: 'currency', currency: currency ?? 'BRL' };
    setTimeout(() => new Intl.NumberFormat(document.documentElement.lang, money).format(0));
  }
} catch {
  // Without storage, or in an old browser, the app makes the calls itself.
}
