import { once } from 'node:events';
import net from 'node:net';
import { SENTINEL_NAME, type Ports } from './configurations.js';

const ANSWER_MS = 2_000;

/** A database server as Patroni describes it. */
export interface DatabaseMember {
  name: string;
  role: string;
  state: string;
  lag: number;
}

export interface ClusterState {
  databases: DatabaseMember[];
  redis: string;
  processes: { name: string; isRunning: boolean }[];
}

export const ask = (url: string, options: RequestInit = {}) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(ANSWER_MS) });

/** All database servers, from the first Patroni that answers; an empty list while none does. */
export function askPatroni({ patroni }: Ports): Promise<DatabaseMember[]> {
  const answers = patroni.map(async (port) => {
    const answer = await ask(`http://127.0.0.1:${port}/cluster`);
    return ((await answer.json()) as { members: DatabaseMember[] }).members;
  });
  return Promise.any(answers).catch(() => []);
}

/** The Redis that leads, or `none`. */
export function askSentinels({ sentinels, redis }: Ports): Promise<string> {
  const answers = sentinels.map(async (port) => {
    const answer = await askSentinel(port);
    const place = redis.findIndex((each) => answer.includes(String(each)));
    if (place < 0) throw new Error(`Sentinel answers ${answer}`);
    return `redis-${place + 1}`;
  });
  return Promise.any(answers).catch(() => 'none');
}

/** Uses a socket: each start of `redis-cli` would stop this process, and so the simulators, for a moment. */
async function askSentinel(port: number): Promise<string> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  try {
    socket.write(`SENTINEL GET-MASTER-ADDR-BY-NAME ${SENTINEL_NAME}\r\n`);
    const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(ANSWER_MS) })) as [Buffer];
    return answer.toString();
  } finally {
    socket.destroy();
  }
}
