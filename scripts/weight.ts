import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fromRoot, root } from './runtime/paths.mjs';

interface File {
  name: string;
  lines: string[];
}

const HAND_WRITTEN = /\.(?:tsx?|mjs|css|sql)$/;
const NO_PRODUCTION =
  /\.test\.tsx?$|\.stories\.tsx?$|(?:^|\/)(?:testing|generated|\.storybook|visual)\/|^(?:e2e|bench)\/|\.gen\.tsx?$/;
const HTTP_IN_AND_OUT = /\.(?:controller|dto|presenter)\.ts$/;

/** Limits that are never raised, and are lowered whenever the project has become lighter. */
export const LIMITS = {
  'files under 16 lines': 0.09,
  'HTTP in and out, of the lines of modules/admin': 0.35,
  'comments, of the lines of the backend': 0.07,
  'comments, of the lines of the frontend': 0.03,
};

const isProduction = (name: string) =>
  HAND_WRITTEN.test(name) && !NO_PRODUCTION.test(name) && fs.existsSync(fromRoot(name));

function productionFiles(): File[] {
  const names = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return names
    .filter(isProduction)
    .map((name) => ({ name, lines: fs.readFileSync(fromRoot(name), 'utf8').trimEnd().split('\n') }));
}

export function commentLines({ name, lines }: File): number {
  const oneLine = name.endsWith('.sql') ? /^\s*--/ : /^\s*(?:\/\/|\{?\/\*.*\*\/\}?\s*$)/;
  let count = 0;
  let isInside = false;
  for (const line of lines) {
    if (!isInside && oneLine.test(line)) count += 1;
    else if (isInside || /^\s*\{?\/\*/.test(line)) {
      count += 1;
      isInside = !line.includes('*/');
    }
  }
  return count;
}

const linesOf = (files: File[]) => files.reduce((sum, { lines }) => sum + lines.length, 0);

const commentShare = (files: File[]) =>
  files.reduce((sum, file) => sum + commentLines(file), 0) / linesOf(files);

/** Counts and shares of the code that is written by hand and runs in production, builds it or checks it. */
export function measureWeight() {
  const files = productionFiles();
  const below = (folder: string) => files.filter(({ name }) => name.startsWith(folder));
  const admin = below('backend/src/modules/admin/');
  const adminHttp = admin.filter(({ name }) => HTTP_IN_AND_OUT.test(name));
  const short = files.filter(({ lines }) => lines.length < 16);
  return {
    counts: {
      files: files.length,
      lines: linesOf(files),
      'files under 16 lines': short.length,
      'files over 300 lines': files.filter(({ lines }) => lines.length > 300).length,
      'lines of HTTP in and out in modules/admin': linesOf(adminHttp),
      'migration files': below('backend/migrations/').length,
    },
    shares: {
      'files under 16 lines': short.length / files.length,
      'HTTP in and out, of the lines of modules/admin': linesOf(adminHttp) / linesOf(admin),
      'comments, of the lines of the backend': commentShare(below('backend/')),
      'comments, of the lines of the frontend': commentShare(below('frontend/')),
    } satisfies Record<keyof typeof LIMITS, number>,
  };
}

export function printWeight() {
  const { counts, shares } = measureWeight();
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const line = (what: string, value: string, limit = '') =>
    console.log(`${what.padEnd(50)}${value.padStart(9)}${limit && `   at most ${limit}`}`);
  for (const [what, count] of Object.entries(counts)) line(what, String(count));
  console.log('');
  for (const [what, limit] of Object.entries(LIMITS)) {
    line(what, percent(shares[what as keyof typeof LIMITS]), percent(limit));
  }
}
