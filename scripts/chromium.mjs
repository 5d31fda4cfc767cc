import fs from 'node:fs';
import { capture } from './runtime/child.mjs';
import { fromRoot } from './runtime/paths.mjs';
import { UserError } from './runtime/user-error.mjs';

/** Debian's packages: the browser that people use, and the one without windows, which needs a third less processor time. */
const WHOLE = '/usr/bin/chromium';
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The options with which Playwright launches it, in a container or on a desktop; undefined paths: its own download. */
export const chromiumLaunchOptions = () => ({
  executablePath: [WITHOUT_WINDOWS, WHOLE].find((path) => fs.existsSync(path)),
  args,
});

/** The same for the browser that people use: it shows notifications, and draws exactly like theirs. */
export const wholeChromiumLaunchOptions = () => ({
  ...(fs.existsSync(WHOLE) ? { executablePath: WHOLE } : { channel: 'chromium' }),
  args,
});

async function installFromDebian() {
  const update = await capture('apt-get', ['update']);
  if (update.code !== 0) return update;
  const packages = ['chromium', 'chromium-headless-shell'];
  return capture('apt-get', ['install', '-y', ...packages], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

const downloadWithPlaywright = () =>
  capture(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);

export async function ensureChromium() {
  const isDebianRoot = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const wanted = isDebianRoot ? [WHOLE, WITHOUT_WINDOWS] : [WHOLE];
  if (wanted.every((path) => fs.existsSync(path))) return;
  const { chromium } = await import('playwright');
  if (fs.existsSync(chromium.executablePath())) return;

  console.log('Installing Chromium …');
  const { code, output } = isDebianRoot ? await installFromDebian() : await downloadWithPlaywright();
  // When the browser that people use is installed, the other one only saves time.
  if (code !== 0 && !fs.existsSync(WHOLE)) {
    throw new UserError('Chromium for the browser tests could not be installed.', output);
  }
}
