import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { environmentSchema } from '../../backend/src/environment.js';
import { ERROR_STATUS } from '../../backend/src/platform/errors/index.js';
import { capture } from '../runtime/child.mjs';
import { cacheDir, fromRoot, root } from '../runtime/paths.mjs';

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
    ['are loaded by our configuration', ['check', 'config', '--syntax-only', 'prometheus.yml']],
    [
      'fire when they should, and not before',
      ['test', 'rules', 'alerts.test.yml', 'alerts-of-days.test.yml'],
    ],
  ])('%s', async (_name, args) => {
    const { code, output } = await capture(tool!, args, { cwd: fromRoot('scripts/deploy') });
    expect(output).toContain('SUCCESS');
    expect(code).toBe(0);
  });

  it('and so are the queries of the dashboard', async () => {
    const { panels } = JSON.parse(fs.readFileSync(fromRoot('scripts/deploy/dashboard.json'), 'utf8')) as {
      panels: { id: number; targets: { refId: string; expr: string }[] }[];
    };
    const rules = panels.flatMap(({ id, targets }) =>
      targets.map(({ refId, expr }) => ({ record: `panel_${id}_${refId}`, expr })),
    );
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-dashboard-'));
    const file = path.join(folder, 'rules.yml');
    fs.writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { output } = await capture(tool!, ['check', 'rules', file], { cwd: folder });
    fs.rmSync(folder, { recursive: true });
    expect(output).toContain(`SUCCESS: ${rules.length} rules found`);
  });
});

const guide = fs.readFileSync(fromRoot('docs/operations.md'), 'utf8');
const sectionOf = (alert: string) => guide.split(`\n### ${alert}\n`)[1]?.split(/\n#/)[0] ?? '';
const found = (alert: string, pattern: RegExp) =>
  [...sectionOf(alert).matchAll(pattern)].map(([, text = '']) => text);

const commands = fs.readFileSync(fromRoot('docs/cli.md'), 'utf8').split('\n### ');
const sources = fs
  .globSync('backend/src/**/*.ts', { cwd: root, exclude: (file) => file.endsWith('.test.ts') })
  .map((file) => fs.readFileSync(fromRoot(file), 'utf8'))
  .join('\n');

describe.each(alerts)('%s in the operator’s guide', (alert) => {
  it('has a section, with what to do and when it is over', () => {
    const lines = sectionOf(alert).match(/^- \*\*\w+:\*\* \S.{10,}/gm) ?? [];
    expect(lines.map((line) => /\w+/.exec(line)?.[0])).toEqual(['Means', 'Look', 'Do', 'Over']);
  });

  it('names commands, options and variables that exist, and lines that the server writes', () => {
    for (const call of found(alert, /`torpedo ([^`]+)`/g)) {
      const [name = '', ...options] = call.split(/ (?=--)/);
      const page = commands.find((text) => text.startsWith(`${name}\n`));
      expect(page, call).toBeDefined();
      for (const option of options) expect(page).toContain(`\`${option.split(' ')[0]}`);
    }
    for (const line of found(alert, /\blines? `([^`]+)`/g))
      expect(sources.includes(`'${line}'`), line).toBe(true);
    for (const name of found(alert, /`([A-Z]+_[A-Z_]+)`/g))
      expect(Object.keys({ ...environmentSchema.shape, ...ERROR_STATUS })).toContain(name);
  });
});
