import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitWithError } from '../runtime/user-error.mjs';
import { startServer } from './start-server.mjs';

// Serves the built product in sandbox mode on a free port, with data that is deleted at the end. It begins empty, or
// with a copy of the folder TORPEDO_DATA_FROM; with TORPEDO_DATA_TO the data is moved there at the end.
const { TORPEDO_DATA_FROM: from, TORPEDO_DATA_TO: to } = process.env;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'torpedo-throwaway-'));
// When we are root, PostgreSQL runs as another user, who must be able to enter.
fs.chmodSync(dataDir, 0o755);
process.on('exit', () =>
  to ? fs.renameSync(dataDir, to) : fs.rmSync(dataDir, { recursive: true, force: true }),
);
// `cp -a` keeps the owners of the files; Node's own copy does not.
if (from) execFileSync('cp', ['-a', `${from}/.`, dataDir]);

const ofTheDeveloper = [
  'NODE_ENV',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
];
for (const name of ofTheDeveloper) delete process.env[name];
Object.assign(process.env, { TORPEDO_DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' });

try {
  await startServer();
} catch (error) {
  exitWithError(error);
}
