import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { STAFF_ACTIONS, type StaffAction } from '../backend/src/platform/http/staff-actions.ts';
import type { Api } from './api-document.ts';
import { fromRoot } from './runtime/paths.mjs';

const { paths } = parse(fs.readFileSync(fromRoot('openapi.yaml'), 'utf8')) as Api;

const commandFiles = fs
  .readdirSync(fromRoot('cli/src/commands'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => fs.readFileSync(fromRoot('cli/src/commands', name), 'utf8'));

/** The action that a change of the command line names, and its calls to the API. */
const changes = commandFiles.flatMap((source) =>
  source
    .split(/changeCommand</)
    .slice(1)
    .map((change) => ({
      action: /action: '([a-z_]+[.][a-z_]+)'/.exec(change)?.[1] as StaffAction,
      calls: [...change.matchAll(/api\.(POST|PUT|PATCH|DELETE)\('([^']+)'/g)].map(
        ([, method = '', path = '']) => ({
          method: method.toLowerCase(),
          path,
        }),
      ),
    })),
);

it('each change of the command line names the action of what it calls', () => {
  expect(changes.length).toBeGreaterThan(30);
  for (const { action, calls } of changes) {
    const called = calls.map(({ method, path }) => paths[path]?.[method]?.['x-staff-action']);
    expect(called.map((each) => each?.action)).toContain(action);
    const { reason, hasDryRun } = STAFF_ACTIONS[action];
    for (const each of called) expect(each).toMatchObject({ reason, trial: hasDryRun });
  }
});
