// In the page: while the scripts of the app are on their way, those of the screen and its texts are fetched and what it
// will ask the server is asked. The app takes the answers in shared/api/client.ts.
try {
  const { texts, scripts, screens } = '%starts%'; // Written in by build/first-scripts.ts.
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
    // Of a team it is the app that asks.
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
    // Read to its end, since an answer that the screen does not need would keep its connection.
    const whole = async (answer) => new Response((await answer.text()) || null, answer);
    // One that fails is made again by the app, which says why.
    const ask = (path) => [
      location.origin + path,
      fetch(path, init)
        .then(whole)
        .catch(() => undefined),
    ];
    window.firstAnswers = new Map(asked.map(ask));
  }
} catch {
  // Without storage, or in an old browser, the app asks itself.
}
