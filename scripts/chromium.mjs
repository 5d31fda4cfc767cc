import fs from 'node:fs';
import { capture } from './runtime/child.mjs';
import { fromRoot } from './runtime/paths.mjs';
import { UserError } from './runtime/user-error.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The system's Chromium, or undefined where Playwright's own download is used. */
export const chromiumPath = () => (fs.existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

/** What Playwright needs to launch it, in a container as in a desktop session. */
export const chromiumLaunchOptions = () => ({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function installFromDebian() {
  const update = await capture('apt-get', ['update']);
  if (update.code !== 0) return update;
  return capture('apt-get', ['install', '-y', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

const downloadWithPlaywright = () =>
  capture(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);

/** Installs a Chromium for the browser tests unless there is one. */
export async function ensureChromium() {
  if (chromiumPath()) return;
  const { chromium } = await import('playwright');
  if (fs.existsSync(chromium.executablePath())) return;

  console.log('Installing Chromium …');
  const isDebianRoot = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const { code, output } = isDebianRoot ? await installFromDebian() : await downloadWithPlaywright();
  if (code !== 0) throw new UserError('Chromium for the browser tests could not be installed.', output);
}
