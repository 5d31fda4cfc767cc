import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foreground } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { fromRoot } from './paths.mjs';
import { UserError } from './user-error.mjs';

const WANTED_MAJOR = 24;
const PARENT_CHECK_MS = 1_000;
const major = Number(process.versions.node.split('.')[0]);

/** Ends with a launcher or npm that was killed without warning; a shell that started us may end before us. */
function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      end();
    }, PARENT_CHECK_MS);
    watch.unref();
  }
}

/**
 * Installs what is missing. Returns on Node 24, else runs the entry script on the Node of node_modules and ends with its code.
 * @type {(entryUrl: string, purpose: import('./install.mjs').Purpose, options?: { log?: (line: string) => void }) => Promise<void>}
 */
export async function continueOnNode24(entryUrl, purpose, { log = console.log } = {}) {
  endWithParent();
  await ensureInstalled(purpose, log);
  if (major >= WANTED_MAJOR) return;

  const node = fromRoot('node_modules/node/bin/node');
  if (!fs.existsSync(node)) {
    throw new UserError(`Node ${WANTED_MAJOR} is not in node_modules: delete node_modules and start again.`);
  }
  const args = [fileURLToPath(entryUrl), ...process.argv.slice(2)];
  process.exit(await foreground(node, args, { withIpc: true }));
}
