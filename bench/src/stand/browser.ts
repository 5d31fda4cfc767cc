import fs from 'node:fs';
import { launch } from 'chrome-launcher';
import { chromium, type BrowserContext } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export interface BenchBrowser {
  /** Where Lighthouse finds it. */
  port: number;
  /** What its pages share: storage, cookies, cache. */
  context: BrowserContext;
  stop(): Promise<void>;
}

/** A Chromium without a window that both Lighthouse and we can drive. */
export async function startBrowser(): Promise<BenchBrowser> {
  const chromePath = fs.existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : chromium.executablePath();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=pt-BR'],
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context');
  return {
    port: chrome.port,
    context,
    async stop() {
      await browser.close();
      chrome.kill();
    },
  };
}

/** Signs the browser in or out, as far as the web application can tell. */
export async function keepToken({ context }: BenchBrowser, url: string, token: string | null): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((kept) => {
    if (kept === null) localStorage.removeItem('torpedo.access_token');
    else localStorage.setItem('torpedo.access_token', kept);
  }, token);
  await page.close();
}
