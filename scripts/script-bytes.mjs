const QUIET_MS = 500;
/** In ms; scripts that wait so long on purpose are not counted: a busy machine would count some of them. */
const LATER_MS = 2000;

/** @param {import('playwright').Response} response */
const typeOf = (response) => response.headers()['content-type'] ?? '';
/** @param {import('playwright').Response} response */
const isScript = (response) => typeOf(response).includes('javascript');

/**
 * Bytes of the scripts, compressed by gzip as they are served, that a page loads before the first touch.
 * @param {import('playwright').Page} page that has shown nothing yet
 * @param {string} address what it opens
 */
export const scriptBytes = (page, address) => servedBytes(page, address, isScript);

/**
 * The same, with the document and its styles.
 * @param {import('playwright').Page} page that has shown nothing yet
 * @param {string} address what it opens
 */
export const pageBytes = (page, address) =>
  servedBytes(page, address, (response) => isScript(response) || /html|css/.test(typeOf(response)));

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {(response: import('playwright').Response) => boolean} isCounted
 */
async function servedBytes(page, address, isCounted) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The app also fetches the targets of visible links before a touch, but not for people who save data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.addInitScript((laterMs) => {
    const soon = globalThis.setTimeout;
    const untilLater = (/** @type {() => void} */ run, ms = 0, /** @type {[]} */ ...values) =>
      ms < laterMs ? soon(run, ms, ...values) : 0;
    Object.assign(globalThis, { setTimeout: untilLater });
  }, LATER_MS);
  // This browser also accepts Brotli, which is smaller, so only gzip is allowed.
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  /** @type {Promise<number>[]} */
  const counted = [];
  const count = (/** @type {import('playwright').Response} */ response) => {
    if (!isCounted(response)) return;
    const sizes = response.request().sizes();
    counted.push(sizes.then(({ responseBodySize }) => responseBodySize));
  };
  page.on('response', count);
  // A page of the site loads its scripts after it is painted: on a busy machine that is after its network was idle.
  const first = page.waitForResponse(isScript);
  await page.goto(address, { waitUntil: 'networkidle' });
  await first;
  for (let seen = 0; seen < counted.length;) {
    seen = counted.length;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off('response', count);
  const sizes = await Promise.all(counted);
  return sizes.reduce((total, size) => total + size, 0);
}
