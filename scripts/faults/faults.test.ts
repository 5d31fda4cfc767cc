import fs from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../runtime/paths.mjs';
import { isFoundOnce, MODULES } from './check-faults.ts';
import { faults } from './faults.ts';

it.each(faults)('the code still has the place of the fault "$name", and its tests', (fault) => {
  expect(isFoundOnce(fault, fs.readFileSync(fromRoot(MODULES, fault.file), 'utf8'))).toBe(true);
  expect(fault.tests.filter((test) => !fs.existsSync(fromRoot(MODULES, test)))).toEqual([]);
});
