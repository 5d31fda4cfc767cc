/**
 * Bytes of the scripts, compressed by gzip as they are served, that a page asks for before it is touched.
 * @param {import('playwright').Page} page that has shown nothing yet
 * @param {string} address what it opens
 */
export async function scriptBytes(page, address) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  // What links in sight lead to is fetched ahead of a touch as well, but for who saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  // The browser here takes Brotli as well, which is smaller.
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  /** @type {Promise<number>[]} */
  const scripts = [];
  const count = (/** @type {import('playwright').Response} */ response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    const sizes = response.request().sizes();
    scripts.push(sizes.then(({ responseBodySize }) => responseBodySize));
  };
  page.on('response', count);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', count);
  const sizes = await Promise.all(scripts);
  return sizes.reduce((total, size) => total + size, 0);
}
