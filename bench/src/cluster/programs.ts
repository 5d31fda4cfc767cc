import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's packages put the programs of the laboratory. */
const PACKAGES = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  haproxy: '/usr/sbin/haproxy',
  'redis-server': '/usr/bin/redis-server',
  'redis-sentinel': '/usr/bin/redis-sentinel',
} as const;

export const PROGRAMS = {
  etcd: PACKAGES['etcd-server'],
  patroni: PACKAGES.patroni,
  postgres: path.dirname(PACKAGES['postgresql-15']),
  haproxy: PACKAGES.haproxy,
  redis: PACKAGES['redis-server'],
  sentinel: PACKAGES['redis-sentinel'],
} as const;

/** Null where everything is installed; else one sentence with the command that installs it. */
export function missingPrograms(): string | null {
  const missing = Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
  if (missing.length === 0) return null;
  const command = `sudo apt-get install --no-install-recommends ${missing.join(' ')}`;
  return `The laboratory runs Debian's packages, and lacks ${missing.join(', ')}. Get them with: ${command}`;
}

/** PostgreSQL refuses to run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Gives this process priority over the servers of the laboratory: its simulators stand for other machines, but Linux
 * shares processors by session, and it is one of twenty. @returns false without root, who alone can do this
 */
export function goFirst(isFirst: boolean): boolean {
  try {
    writeFileSync('/proc/self/autogroup', isFirst ? '-10' : '0');
    return true;
  } catch {
    return false;
  }
}
