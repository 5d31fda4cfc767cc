import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { fromRoot } from '../runtime/paths.mjs';

it('the measures of a large business start, with all that they import of the product', () => {
  const command = [fromRoot('scripts/run.mjs'), 'bench', 'scale', '--no-such-option'];
  const { stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stderr).toContain("Unknown option '--no-such-option'");
}, 180_000);
