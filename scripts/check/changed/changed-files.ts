import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fromRoot } from '../../runtime/paths.mjs';
import { UserError } from '../../runtime/user-error.mjs';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: fromRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

function commitOf(name: string) {
  try {
    return git('merge-base', 'HEAD', name)[0];
  } catch {
    return undefined;
  }
}

export const filesOfTree = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    fs.existsSync(fromRoot(file)),
  );

/**
 * All files that changed since the branch left its base, committed or not; also removed files.
 * @param base by default origin/main, or main where that does not exist
 * @throws UserError for a base that is not a commit
 */
export function changedFiles(base?: string): string[] {
  const start = base === undefined ? (commitOf('origin/main') ?? commitOf('main') ?? 'HEAD') : commitOf(base);
  if (!start) throw new UserError(`There is no commit ${base}.`);
  const tracked = git('diff', '--name-only', '--no-renames', start);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
