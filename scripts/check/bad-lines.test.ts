import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import dialect from '../../eslint.config.js';
import { fromRoot } from '../runtime/paths.mjs';
import { eslintSamples, oxlintSamples, type Sample } from './linter-samples.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

let tree: string;

beforeAll(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-bad-lines-'));
  fs.symlinkSync(fromRoot('node_modules'), path.join(tree, 'node_modules'));
});
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

function write(file: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), content);
}

/** What a program of node_modules prints, whether or not it finds something. */
const output = (script: string, args: string[]) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, PATH: `${fromRoot('node_modules/.bin')}:${process.env['PATH']}` };
    execFile(
      process.execPath,
      [fromRoot('node_modules', script), ...args],
      { cwd: tree, env, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });

describe('oxlint', () => {
  const found = new Map<string, Set<string>>();
  const fileOf = ({ file = 'backend/src/sample.ts' }: Sample, index: number) =>
    file.replace('sample', `sample-${index}`);

  beforeAll(async () => {
    const compilerOptions = {
      strict: true,
      target: 'es2023',
      module: 'preserve',
      jsx: 'react-jsx',
      allowJs: true,
      noEmit: true,
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['backend', 'frontend', 'scripts'] }));
    const config = JSON.parse(fs.readFileSync(fromRoot('.oxlintrc.json'), 'utf8')) as object;
    write('.oxlintrc.json', JSON.stringify({ ...config, ignorePatterns: ['node_modules'] }));
    oxlintSamples.forEach((sample, index) => write(fileOf(sample, index), sample.code));
    const { diagnostics } = JSON.parse(
      await output('oxlint/bin/oxlint', ['--format=json', 'backend', 'frontend', 'scripts']),
    ) as {
      diagnostics: { filename: string; code: string }[];
    };
    for (const { filename, code } of diagnostics) {
      const file = path.relative(tree, path.resolve(tree, filename));
      found.set(file, (found.get(file) ?? new Set()).add(code));
    }
  });

  it.each(oxlintSamples.map((sample, index) => ({ ...sample, path: fileOf(sample, index) })))(
    'refuses what $rule forbids',
    ({ rule, path: file }) => {
      expect([...(found.get(file) ?? [])]).toContain(rule);
    },
  );

  it('has a sample of every rule that its configuration names', () => {
    interface Rules {
      rules?: Record<string, unknown>;
    }
    const config = JSON.parse(fs.readFileSync(fromRoot('.oxlintrc.json'), 'utf8')) as Rules & {
      overrides: Rules[];
    };
    const named = [config, ...config.overrides]
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .filter(([, level]) => level !== 'off')
      .map(([name]) => `(${path.posix.basename(name)})`);
    expect(named.filter((name) => !oxlintSamples.some(({ rule }) => rule.endsWith(name)))).toEqual([]);
  });
});

describe('eslint', () => {
  const eslint = new ESLint({ cwd: fromRoot() });

  it.each(eslintSamples)('refuses in $file: $code', async ({ rule, code, file }) => {
    const [result] = await eslint.lintText(code, { filePath: fromRoot(file ?? '') });
    expect(result?.messages.map(({ message }) => message).join('\n')).toContain(rule);
  });

  it('has a sample of every message of the dialect', () => {
    const messages = [...JSON.stringify(dialect).matchAll(/"message":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text = '']) => text,
    );
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((text) => !eslintSamples.some(({ rule }) => text.includes(rule)))).toEqual([]);
  });
});

it('knip names unused files, exports and packages, and packages that nobody lists', async () => {
  const folder = 'knip';
  const inside = (file: string, content: string) => write(path.join(folder, file), content);
  const config = JSON.parse(fs.readFileSync(fromRoot('knip.json'), 'utf8')) as { workspaces: object };
  const { backend } = config.workspaces as { backend: object };
  inside('knip.json', JSON.stringify({ ...config, workspaces: { backend } }));
  inside('package.json', JSON.stringify({ name: 'sample', workspaces: ['backend'] }));
  inside(
    'backend/package.json',
    JSON.stringify({ name: 'backend', type: 'module', dependencies: { 'left-over': '1.0.0' } }),
  );
  inside('backend/src/main.ts', "import 'not-listed';\nimport { used } from './offers.js';\nused();");
  inside('backend/src/offers.ts', 'export const used = () => 1;\nexport const unusedExport = 2;');
  inside('backend/src/nobody.ts', 'export {};');
  const report = await output('knip/bin/knip.js', [
    '--no-progress',
    '--reporter=json',
    `--directory=${path.join(tree, folder)}`,
  ]);
  for (const name of ['left-over', 'not-listed', 'unusedExport', 'nobody.ts']) expect(report).toContain(name);
  expect(report).not.toContain('"used"');
});
