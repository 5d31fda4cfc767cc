import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];
const program = PROGRAMS.find((path) => existsSync(path));

/** Whether this machine can run Redis; the product itself does not need it. */
export const hasRedis = program !== undefined;

/** A Redis only for the test, which stores nothing on disk. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

export async function startRedis(port: number): Promise<TestRedis> {
  if (!program) throw new Error('No Redis on this machine');
  const server = spawn(program, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  let said = '';
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
