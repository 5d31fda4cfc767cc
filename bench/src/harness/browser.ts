import fs from 'node:fs';
import { launch } from 'chrome-launcher';
import { chromium, type BrowserContext } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export interface BenchBrowser {
  /** The port at which Lighthouse finds it. */
  port: number;
  /** Storage, cookies and cache that its pages share. */
  context: BrowserContext;
  stop(): Promise<void>;
}

/** A Chromium without a window that both Lighthouse and we can control. */
export async function startBrowser(): Promise<BenchBrowser> {
  const chromePath = fs.existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : chromium.executablePath();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--accept-lang=pt-BR'],
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

/** Signs the browser in as people do: with the session's cookie and the token that the web app stores. */
export async function signInBrowser(
  { context }: BenchBrowser,
  url: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    async (form) => {
      const response = await fetch('/api/v1/users/login', {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body: new URLSearchParams(form),
      });
      const { access_token: token } = (await response.json()) as { access_token: string };
      localStorage.setItem('torpedo.access_token', token);
    },
    { username, password },
  );
  await page.close();
}
