import { stringify } from 'yaml';
import { PROGRAMS } from './programs.js';

const HOST = '127.0.0.1';
const at = (port: number) => `${HOST}:${port}`;
const numbered = <T>(values: readonly T[]) => values.map((value, index) => [index + 1, value] as const);

/** The ports of all processes that listen. */
export interface Ports {
  etcdClients: readonly number[];
  etcdPeers: readonly number[];
  patroni: readonly number[];
  postgres: readonly number[];
  redis: readonly number[];
  sentinels: readonly number[];
  replicas: readonly number[];
  writes: number;
  reads: number;
  product: number;
}

export const PORT_COUNT = 23;

export function sharePorts(free: readonly number[]): Ports {
  const left = [...free];
  const three = () => left.splice(0, 3);
  const one = () => left.splice(0, 1)[0] ?? 0;
  return {
    etcdClients: three(),
    etcdPeers: three(),
    patroni: three(),
    postgres: three(),
    sentinels: three(),
    replicas: three(),
    redis: left.splice(0, 2),
    writes: one(),
    reads: one(),
    product: one(),
  };
}

export function etcdArguments(ports: Ports, number: number, folder: string): string[] {
  const peer = (place: number) => `http://${at(ports.etcdPeers[place - 1] ?? 0)}`;
  const client = `http://${at(ports.etcdClients[number - 1] ?? 0)}`;
  const options = {
    name: `etcd-${number}`,
    'data-dir': folder,
    'listen-peer-urls': peer(number),
    'initial-advertise-peer-urls': peer(number),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'initial-cluster': numbered(ports.etcdPeers)
      .map(([place]) => `etcd-${place}=${peer(place)}`)
      .join(','),
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
  };
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`);
}

/** The same configuration as in docs/operations.md, for a machine of its own. */
export function patroniFile(ports: Ports, number: number, folder: string): string {
  const rest = at(ports.patroni[number - 1] ?? 0);
  const database = at(ports.postgres[number - 1] ?? 0);
  return stringify({
    scope: 'torpedo',
    name: `postgres-${number}`,
    restapi: { listen: rest, connect_address: rest },
    // Uses etcd's protocol 2: with protocol 3, Patroni before 3.0.3 lets a frozen leader take the lock back.
    etcd: { hosts: ports.etcdClients.map(at) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }],
    },
    postgresql: {
      listen: database,
      connect_address: database,
      data_dir: folder,
      bin_dir: PROGRAMS.postgres,
      pgpass: `${folder}.pgpass`,
      // Otherwise a copy would wait minutes for the next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      pg_hba: [`host all all ${HOST}/32 trust`, `host replication all ${HOST}/32 trust`],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      // Uses no sockets in the system's folders, and no shared memory in /dev/shm.
      parameters: { unix_socket_directories: '', dynamic_shared_memory_type: 'mmap' },
    },
  });
}

const PROXY_DEFAULTS = [
  'defaults',
  '  timeout connect 2s',
  '  timeout client 60s',
  '  timeout server 60s',
  '  timeout check 2s',
];

/** The proxy in front of the databases: writes go to the leader, reads to a replica that is not too late. */
export function haproxyFile(ports: Ports): string {
  const databases = numbered(ports.postgres).map(
    ([number, port]) => `  server postgres-${number} ${at(port)} check port ${ports.patroni[number - 1]}`,
  );
  const database = (name: string, port: number, check: string) => [
    `listen ${name}`,
    `  bind ${at(port)}`,
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    `  option httpchk OPTIONS ${check}`,
    '  http-check expect status 200',
    // Closes connections to a server that is no longer the leader.
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...databases,
  ];
  return [
    ...PROXY_DEFAULTS,
    ...database('writes', ports.writes, '/primary'),
    ...database('reads', ports.reads, '/replica?lag=16MB'),
    '',
  ].join('\n');
}

/** The proxy in front of the replicas of the product. */
export function productProxyFile(ports: Ports): string {
  const replicas = numbered(ports.replicas).map(
    ([number, port]) => `  server product-${number} ${at(port)} check`,
  );
  return [
    ...PROXY_DEFAULTS,
    'listen product',
    `  bind ${at(ports.product)}`,
    '  mode http',
    '  timeout tunnel 1h',
    '  option forwardfor',
    '  option httpchk GET /readyz',
    // A request that was never sent may go to another replica.
    '  retries 2',
    '  option redispatch',
    '  retry-on conn-failure',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...replicas,
    '',
  ].join('\n');
}

export function redisArguments(ports: Ports, number: number): string[] {
  const [first = 0, second = 0] = ports.redis;
  const own = [
    '--port',
    String(number === 1 ? first : second),
    '--bind',
    HOST,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  return number === 1 ? own : [...own, '--replicaof', HOST, String(first)];
}

export const SENTINEL_NAME = 'torpedo';

/** Sentinels write into this file themselves. */
export function sentinelFile(ports: Ports, number: number): string {
  return [
    `port ${ports.sentinels[number - 1]}`,
    `bind ${HOST}`,
    `sentinel monitor ${SENTINEL_NAME} ${HOST} ${ports.redis[0]} 2`,
    `sentinel down-after-milliseconds ${SENTINEL_NAME} 1000`,
    `sentinel failover-timeout ${SENTINEL_NAME} 5000`,
    '',
  ].join('\n');
}
