import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import boundaries from '../../.dependency-cruiser.cjs';

let tree: string;

beforeEach(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-boundaries-'));
});

afterEach(() => {
  fs.rmSync(tree, { recursive: true, force: true });
});

function write(file: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), content);
}

/** The names of the rules that files with these contents break. */
async function violations(files: Record<string, string>): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) write(file, content);
  const folders = ['backend', 'frontend', 'ui-kit', 'api-client', 'cli'].filter((name) =>
    fs.existsSync(path.join(tree, name)),
  );
  const { output } = await cruise(folders, {
    baseDir: tree,
    ruleSet: { forbidden: boundaries.forbidden as IForbiddenRuleType[] },
    validate: true,
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

/** Two files, of which one imports the other. */
const importing = (from: string, to: string, statement?: string) => {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  const specifier = relative.startsWith('.') ? relative : `./${relative}`;
  return { [from]: statement ?? `import '${specifier}';`, [to]: 'export {};' };
};

const MODULES = [
  'admin',
  'support',
  'alerts',
  'testkeys',
  'webhooks',
  'notifications',
  'dialect',
  'activations',
  'status',
  'catalogue',
  'wallet',
  'auth',
];

/** Each row has the rule, the importing file and the imported file. */
const forbidden: [rule: string, from: string, to: string][] = [
  ...MODULES.slice(1).map((name, index): [string, string, string] => [
    `${name}-knows-only-lower-modules`,
    `backend/src/modules/${name}/a.ts`,
    `backend/src/modules/${MODULES[index]}/index.ts`,
  ]),
  ['platform-knows-no-module', 'backend/src/platform/a.ts', 'backend/src/modules/auth/index.ts'],
  [
    'modules-through-their-index',
    'backend/src/modules/admin/a.ts',
    'backend/src/modules/wallet/wallet.store.ts',
  ],
  ['modules-through-their-index', 'backend/src/container.ts', 'backend/src/modules/auth/auth.service.ts'],
  ['site-without-the-app', 'frontend/src/site/main.ts', 'frontend/src/app/router.ts'],
  ['sandbox-by-main-only', 'backend/src/app.ts', 'backend/src/sandbox/index.ts'],
  ['sandbox-dynamically', 'backend/src/main.ts', 'backend/src/sandbox/index.ts'],
  ['traces-dynamically', 'backend/src/server.ts', 'backend/src/platform/tracing/otlp.ts'],
  ['traces-in-one-file', 'backend/src/app.ts', 'backend/node_modules/@opentelemetry/api/index.ts'],
  [
    'controllers-call-services',
    'backend/src/modules/auth/a.controller.ts',
    'backend/src/modules/auth/a.store.ts',
  ],
  [
    'pure-rules-stay-pure',
    'backend/src/modules/wallet/a-verdict.ts',
    'backend/src/modules/wallet/a.store.ts',
  ],
  ['product-imports-no-tests', 'backend/src/app.ts', 'backend/src/testing/index.ts'],
  ['frontend-without-backend', 'frontend/src/main.tsx', 'backend/src/config.ts'],
  ['backend-without-clients', 'backend/src/app.ts', 'cli/src/io.ts'],
  ['features-are-strangers', 'frontend/src/features/buy/a.ts', 'frontend/src/features/orders/b.ts'],
  ['features-below-routes', 'frontend/src/features/buy/a.ts', 'frontend/src/routes/index.tsx'],
  ['shared-below-features', 'frontend/src/shared/a.ts', 'frontend/src/features/buy/b.ts'],
  ['ui-kit-knows-no-product', 'ui-kit/src/a.ts', 'frontend/src/shared/b.ts'],
  ['ui-kit-through-its-index', 'frontend/src/shared/a.ts', 'ui-kit/src/button.tsx'],
  ['api-client-stands-alone', 'api-client/src/a.ts', 'ui-kit/src/index.ts'],
  ['api-client-through-its-index', 'cli/src/a.ts', 'api-client/src/client.ts'],
  ['worker-without-pages', 'frontend/src/sw.ts', 'frontend/src/app/router.ts'],
  ['worker-without-pages', 'frontend/src/worker/a.ts', 'frontend/src/features/buy/a.ts'],
];

describe('module boundaries', () => {
  it.each(forbidden)('%s: %s may not import %s', async (rule, from, to) => {
    expect(await violations(importing(from, to))).toContain(rule);
  });

  it.each([
    ['backend/src/modules/activations/a.ts', 'backend/src/modules/wallet/index.ts'],
    ['backend/src/modules/wallet/a.service.ts', 'backend/src/modules/wallet/a.store.ts'],
    ['backend/src/modules/wallet/a.ts', 'backend/src/platform/money.ts'],
    ['backend/src/modules/wallet/a.http.test.ts', 'backend/src/testing/index.ts'],
    ['frontend/src/routes/buy.tsx', 'frontend/src/features/buy/screens/buy-screen.tsx'],
    ['frontend/src/features/buy/a.ts', 'frontend/src/shared/b.ts'],
    ['frontend/src/features/buy/a.ts', 'ui-kit/src/index.ts'],
    ['cli/src/a.ts', 'api-client/src/index.ts'],
  ])('%s may import %s', async (from, to) => {
    expect(await violations(importing(from, to))).toEqual([]);
  });

  it('main.ts may load the sandbox when it is wanted', async () => {
    const files = importing(
      'backend/src/main.ts',
      'backend/src/sandbox/index.ts',
      `await import('./sandbox/index.js');`,
    );
    expect(await violations(files)).toEqual([]);
  });

  it('a cycle is refused', async () => {
    const files = { 'cli/src/a.ts': `import './b.js';`, 'cli/src/b.ts': `import './a.js';` };
    expect(await violations(files)).toContain('no-cycles');
  });

  it('only stores and read models speak SQL', async () => {
    const sequelize = {
      'node_modules/sequelize/package.json': '{"name":"sequelize","main":"index.js"}',
      'node_modules/sequelize/index.js': '',
      'package.json': '{"dependencies":{"sequelize":"1"}}',
    };
    const file = (name: string) => ({
      ...sequelize,
      [`backend/src/modules/auth/${name}`]: `import 'sequelize';`,
    });
    expect(await violations(file('a.store.ts'))).toEqual([]);
    expect(await violations(file('a.service.ts'))).toContain('sql-in-stores-only');
  });

  it('every import leads somewhere', async () => {
    expect(await violations({ 'cli/src/a.ts': `import './nowhere.js';` })).toContain('imports-resolve');
  });

  it('every rule has an import here that it forbids', () => {
    const tried = [...forbidden.map(([rule]) => rule), 'no-cycles', 'imports-resolve', 'sql-in-stores-only'];
    expect(boundaries.forbidden.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([]);
  });
});
