import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foreground } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { fromRoot } from './paths.mjs';
import { UserError } from './user-error.mjs';

const WANTED_MAJOR = 24;
const PARENT_CHECK_MS = 1_000;
const major = Number(process.versions.node.split('.')[0]);

/**
 * So that nothing outlives a launcher or an npm that was killed the hard way. Without npm nobody
 * waits for us: a shell that started us in the background may well end before.
 */
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
 * Installs what is missing and makes sure that the entry script runs on Node 24: returns when it
 * does, otherwise runs the same script again with the Node of node_modules and ends with its code.
 * @param {string} entryUrl import.meta.url of the entry script
 * @param {import('./install.mjs').Purpose} purpose which packages it needs
 * @param {{ log?: (line: string) => void }} [options]
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
