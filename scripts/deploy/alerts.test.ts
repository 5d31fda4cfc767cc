import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';

const INSTALLED = '/usr/bin/promtool';
const UNPACKED = path.join(cacheDir, 'promtool');

const UNPACK = 'dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool && rm prometheus_*.deb';

/** Debian's promtool; if it is not installed, it is unpacked into our cache: the package would start a server. */
async function promtool(): Promise<string | null> {
  const own = path.join(UNPACKED, INSTALLED);
  const present = [INSTALLED, own].find((file) => fs.existsSync(file));
  if (present || !fs.existsSync('/etc/debian_version')) return present ?? null;
  fs.mkdirSync(UNPACKED, { recursive: true });
  const steps = ['apt-get update', 'apt-get download prometheus', UNPACK];
  const { code, output } = await capture('sh', ['-c', steps.join(' && ')], { cwd: UNPACKED });
  if (code !== 0) console.warn(`Debian's promtool could not be had: ${output}`);
  return code === 0 ? own : null;
}

const tool = await promtool();
const rules = fs.readFileSync(fromRoot('scripts/deploy/alerts.yml'), 'utf8');
const { groups } = parse(rules) as { groups: { rules: { alert: string }[] }[] };
const alerts = groups.flatMap((group) => group.rules.map(({ alert }) => alert));

describe.skipIf(tool === null)('the alert rules, read by promtool', () => {
  it.each([
    ['are understood', ['check', 'rules', 'alerts.yml']],
    ['fire when they should, and not before', ['test', 'rules', 'alerts.test.yml']],
  ])('%s', async (_name, args) => {
    const { code, output } = await capture(tool!, args, { cwd: fromRoot('scripts/deploy') });
    expect(output).toContain('SUCCESS');
    expect(code).toBe(0);
  });
});

it.each(alerts)(
  '%s has its section in the operator’s guide, with what to do and when it is over',
  (alert) => {
    const guide = fs.readFileSync(fromRoot('docs/operations.md'), 'utf8');
    const [, section = ''] = guide.split(`\n### ${alert}\n`);
    const lines = section.split(/\n#/)[0]?.match(/^- \*\*\w+:\*\* \S.{10,}/gm) ?? [];
    expect(lines.map((line) => /\w+/.exec(line)?.[0])).toEqual(['Means', 'Look', 'Do', 'Over']);
  },
);
