import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testFilesOf } from '../check/backend-tests.ts';
import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';
import type { Result } from '../check/part-kinds.mjs';
import { faults, type Fault } from './faults.ts';

const LANES = 2;
export const MODULES = 'backend/src/modules';
const COPIED = ['backend', 'docs', 'scripts', 'brand.json', 'openapi.yaml', 'tsconfig.json'];
const NOT_COPIED = new Set(['dist', 'node_modules']);

/** A copy of the backend for the faults, with the packages of the original. */
function scratchCopy() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-faults-'));
  fs.symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'));
  for (const name of COPIED) {
    fs.cpSync(fromRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(path.basename(source)),
    });
  }
  return folder;
}

interface Outcome {
  isPassed: boolean;
  output: string;
}

/** @throws UserError when no test ran, since that shows nothing */
async function runProject(
  folder: string,
  project: 'unit' | 'integration',
  tests: string[],
): Promise<Outcome> {
  if (tests.length === 0) return { isPassed: true, output: '' };
  const files = tests.map((test) => path.posix.join('src/modules', test));
  const report = path.join(folder, `${project}.json`);
  fs.rmSync(report, { force: true });
  const { code, output } = await capture(
    process.execPath,
    [
      ...[fromRoot('node_modules/vitest/vitest.mjs'), 'run', `--project=${project}`, '--bail=1'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    ],
    { cwd: path.join(folder, 'backend') },
  );
  const { numTotalTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as { numTotalTests: number };
  if (numTotalTests === 0) throw new UserError(`No test ran of ${tests.join(' and ')}.`, output);
  return { isPassed: code === 0, output };
}

async function runTests(folder: string, tests: string[]): Promise<Outcome> {
  const needDatabase = tests.filter((test) =>
    testFilesOf('integration').test(path.posix.join(MODULES, test)),
  );
  const others = tests.filter((test) => !needDatabase.includes(test));
  const first = await runProject(folder, 'unit', others);
  return first.isPassed ? runProject(folder, 'integration', needDatabase) : first;
}

export const isFoundOnce = ({ place }: Fault, code: string): boolean => code.split(place).length === 2;

/** What is wrong with the list or the tests; null where a test notices the fault. */
async function complaintAbout(folder: string, fault: Fault): Promise<string | null> {
  const { name, file, place, becomes, tests } = fault;
  const target = path.join(folder, MODULES, file);
  const whole = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  if (!isFoundOnce(fault, whole)) return `"${name}": its place is not found exactly once in ${file}`;
  fs.writeFileSync(
    target,
    whole.replace(place, () => becomes),
  );
  try {
    const { isPassed } = await runTests(folder, tests);
    return isPassed ? `"${name}" (${file}) survived ${tests.join(' and ')}` : null;
  } finally {
    fs.writeFileSync(target, whole);
  }
}

/** Puts each fault into a copy of the backend and runs the tests that must notice it; without it they must pass. */
export async function checkFaults(): Promise<Result> {
  const waiting = [...faults];
  const total = waiting.length;
  const copies = Array.from({ length: LANES }, scratchCopy);
  try {
    const sound = await runTests(copies[0] ?? '', [...new Set(waiting.flatMap(({ tests }) => tests))]);
    if (!sound.isPassed) return { passed: 0, failed: 1, output: `Without any fault:\n${sound.output}` };
    const complaints: string[] = [];
    await Promise.all(
      copies.map(async (folder) => {
        for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
          const complaint = await complaintAbout(folder, fault);
          if (complaint) complaints.push(complaint);
        }
      }),
    );
    return { passed: total - complaints.length, failed: complaints.length, output: complaints.join('\n') };
  } finally {
    for (const folder of copies) fs.rmSync(folder, { recursive: true, force: true });
  }
}
