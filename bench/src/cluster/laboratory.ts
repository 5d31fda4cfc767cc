import { randomBytes } from 'node:crypto';
import { chown, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../../../backend/src/platform/clock.js';
import { startSandbox, type Sandbox } from '../../../backend/src/sandbox/index.js';
import {
  etcdArguments,
  haproxyFile,
  patroniFile,
  productProxyFile,
  PORT_COUNT,
  redisArguments,
  SENTINEL_NAME,
  sentinelFile,
  sharePorts,
  type Ports,
} from './configurations.js';
import { emptyDisk, fillDisk, mountDisk, unmountDisk } from './disks.js';
import { Process } from './processes.js';
import { PROGRAMS, unprivileged } from './programs.js';
import { ask, askPatroni, askSentinels, type ClusterState } from './state.js';

const MAIN = path.resolve(import.meta.dirname, '../../../backend/dist/main.js');
const ROOT = path.resolve(import.meta.dirname, '../../..');
const START_MS = 120_000;
const LAST_LINES = 2;
const LOOK_MS = 250;
const FIRST_PORT = 20_000;
const LAST_PORT = 31_000;
const DATABASE_ROLES: Readonly<Record<string, string>> = {
  leader: 'leader',
  sync: 'sync_standby',
  replica: 'replica',
};
const FIRST_OF: Readonly<Record<string, string>> = { product: 'product-1', etcd: 'etcd-1' };
const RESTARTED = /^(product|redis|etcd|postgres)-/;

const ROLES = `
  CREATE ROLE torpedo_owner LOGIN;
  CREATE ROLE torpedo_server LOGIN;
  GRANT torpedo_server TO torpedo_owner`;

export const ADMINISTRATOR = { email: 'ana@example.com', password: 'Correta-Porca-7!' };

async function freePorts(): Promise<number[]> {
  const found: number[] = [];
  const first = FIRST_PORT + Math.floor(Math.random() * 8_000);
  for (let port = first; found.length < PORT_COUNT && port < LAST_PORT; port += 1) {
    const server = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) found.push(port);
  }
  return found;
}

async function until(what: string, isSo: () => Promise<boolean>, ended?: AbortSignal): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (!(await isSo().catch(() => false))) {
    ended?.throwIfAborted();
    if (performance.now() > deadline) throw new Error(`${what} did not come within ${START_MS / 1000} s.`);
    await wait(LOOK_MS);
  }
}

const OUTSIDE = ['SMS_PROVIDER_URL', 'SMTP_URL', 'MERCADOPAGO_API_URL', 'PIX_API_URL'];

/** True when simulators replace everything outside; only then do simulated customers buy. */
export const isSimulated = (environment: NodeJS.ProcessEnv): boolean =>
  OUTSIDE.every((name) => environment[name] === undefined);

export interface LaboratoryOptions {
  ended?: AbortSignal;
  /** The port of the product; by default any free one. */
  port?: number | undefined;
  /** The folder for its data while it runs; by default the system's folder for temporary files. */
  dataDirectory?: string | undefined;
  /** Gives each database a small disk of its own; only root can do that. */
  hasSmallDisks?: boolean;
  /** Variables of the replicas; they replace those of the simulators. */
  environment?: NodeJS.ProcessEnv;
}

/** PostgreSQL under Patroni, Redis under Sentinel and three replicas of the product, on this machine. */
export class Laboratory {
  readonly #processes: Process[] = [];
  /** The disks of the databases, by name. */
  readonly #disks = new Map<string, string>();
  #sandbox: Sandbox | null = null;

  private constructor(
    readonly folder: string,
    readonly ports: Ports,
    private readonly say: (line: string) => void,
    private readonly options: LaboratoryOptions,
  ) {}

  /** @throws Error that names what did not start, after the rest has ended */
  static async start(say: (line: string) => void, options: LaboratoryOptions = {}): Promise<Laboratory> {
    const { ended, port, dataDirectory = os.tmpdir() } = options;
    await mkdir(dataDirectory, { recursive: true });
    const folder = await mkdtemp(path.join(dataDirectory, 'torpedo-cluster-'));
    const free = sharePorts(await freePorts());
    const laboratory = new Laboratory(folder, port ? { ...free, product: port } : free, say, options);
    try {
      await laboratory.#start();
      return laboratory;
    } catch (error) {
      const said = ended?.aborted ? 'It was ended.' : await laboratory.lastLines();
      await laboratory.stop();
      throw new Error(`The laboratory did not start.\n${said}`, { cause: error });
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.product}`;
  }

  get simulators(): Sandbox['simulators'] {
    return this.sandbox.simulators;
  }

  get sandbox(): Sandbox {
    if (!this.#sandbox) throw new Error('The simulators have not started yet.');
    return this.#sandbox;
  }

  databaseUrl(user: string, database = 'torpedo', port = this.ports.writes): string {
    return `postgres://${user}@127.0.0.1:${port}/${database}`;
  }

  async state(): Promise<ClusterState> {
    const [databases, redis] = await Promise.all([askPatroni(this.ports), askSentinels(this.ports)]);
    return {
      databases,
      redis,
      processes: this.#processes.map(({ name, isRunning }) => ({ name, isRunning })),
    };
  }

  /** Breaks that server. @param target a role (leader, sync, replica, redis, product, etcd) or the name of a process */
  async break(action: 'kill' | 'freeze', target: string): Promise<string> {
    const process = await this.#find(target);
    await process[action]();
    return process.name;
  }

  /** Fills the disk of the database that has this role. */
  async fillDisk(role: string): Promise<string> {
    const { name } = await this.#find(role);
    fillDisk(this.#disks.get(name) ?? '');
    return name;
  }

  /** Everything that was killed or frozen runs again, and full disks have room. */
  revive(): void {
    for (const disk of this.#disks.values()) emptyDisk(disk);
    for (const process of this.#processes) process.revive();
  }

  async switchover(): Promise<string> {
    let leader = '';
    let candidate = '';
    // Patroni refuses a switchover to a standby that lags, and chooses another one.
    await this.#until('What Patroni takes for a switchover', async () => {
      const { databases } = await this.untilWhole();
      const nameOf = (role: string) => databases.find((each) => each.role === role)?.name ?? '';
      [leader, candidate] = [nameOf('leader'), nameOf('sync_standby')];
      const port = this.ports.patroni[Number(leader.slice(-1)) - 1] ?? 0;
      const body = JSON.stringify({ leader, candidate });
      const answer = await fetch(`http://127.0.0.1:${port}/switchover`, { method: 'POST', body }).catch(
        () => null,
      );
      // The connection may break during the switchover, so no answer counts as success.
      return answer?.ok ?? true;
    });
    await this.#until(`A switchover to ${candidate}`, async () => {
      const { databases } = await this.state();
      return databases.some(({ name, role }) => name === candidate && role === 'leader');
    });
    return `${leader} → ${candidate}`;
  }

  /** Restarts the processes of the product, Redis, etcd and PostgreSQL one by one, the leader after a switchover. */
  async restartAll(): Promise<string> {
    const named = this.#processes.map(({ name }) => name).filter((name) => RESTARTED.test(name));
    for (const name of named) {
      const { databases } = await this.state();
      if (databases.some((each) => each.name === name && each.role === 'leader')) await this.switchover();
      await this.break('kill', name);
      this.revive();
      await this.untilWhole();
    }
    return named.join(', ');
  }

  /** Waits until a leader, its synchronous standby, a replica of that leader, Redis and each product answer. */
  async untilWhole(): Promise<ClusterState> {
    let state = await this.state();
    await this.#until('A whole cluster', async () => {
      state = await this.state();
      const { databases, redis } = state;
      const isStreaming = databases.every(({ state }) => ['running', 'streaming'].includes(state));
      const roles = databases.map(({ role }) => role).sort();
      return isStreaming && roles.join() === 'leader,replica,sync_standby' && redis !== 'none';
    });
    for (const [index, port] of this.ports.replicas.entries()) {
      const name = `product-${index + 1}`;
      await this.#until(name, async () => (await ask(`http://127.0.0.1:${port}/readyz`)).ok);
    }
    return state;
  }

  /** The last lines that each process wrote. */
  async lastLines(): Promise<string> {
    const lines = this.#processes.map(async ({ name }) => {
      const text = await readFile(this.#logOf(name), 'utf8');
      return `${name}: ${text.trim().split('\n').slice(-LAST_LINES).join('\n  ')}`;
    });
    return (await Promise.all(lines)).join('\n');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.end()));
    for (const disk of this.#disks.values()) unmountDisk(disk);
    await this.#sandbox?.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const { ports, folder } = this;
    const account = unprivileged();
    await chmod(folder, 0o755);
    for (const name of ['data', 'product']) await mkdir(path.join(folder, name));
    if (account.uid !== undefined) await chown(path.join(folder, 'data'), account.uid, account.gid ?? 0);
    const write = async (name: string, text: string) => {
      const file = path.join(folder, 'data', name);
      await writeFile(file, text);
      if (account.uid !== undefined) await chown(file, account.uid, account.gid ?? 0);
      return file;
    };
    const data = (name: string) => path.join(folder, 'data', name);
    const engine = (name: string, file: string, args: readonly string[], dataDirectory?: string) =>
      this.#add({ name, file, args, cwd: data(''), account, ...(dataDirectory && { dataDirectory }) });

    for (const number of [1, 2, 3]) {
      engine(`etcd-${number}`, PROGRAMS.etcd, etcdArguments(ports, number, data(`etcd-${number}`)));
    }
    const proxy = async (name: string, rules: string) =>
      engine(name, PROGRAMS.haproxy, ['-db', '-f', await write(`${name}.cfg`, rules)]);
    await proxy('haproxy', haproxyFile(ports));
    await proxy('proxy', productProxyFile(ports));
    for (const number of [1, 2]) engine(`redis-${number}`, PROGRAMS.redis, redisArguments(ports, number));
    for (const number of [1, 2, 3]) {
      const file = await write(`sentinel-${number}.conf`, sentinelFile(ports, number));
      engine(`sentinel-${number}`, PROGRAMS.sentinel, [file]);
    }
    await this.#until('etcd', async () => (await ask(`http://127.0.0.1:${ports.etcdClients[0]}/health`)).ok);
    for (const number of [1, 2, 3]) {
      const name = `postgres-${number}`;
      const disk = data(`disk-${number}`);
      if (this.options.hasSmallDisks) {
        await mountDisk(disk, account);
        this.#disks.set(name, disk);
      }
      const folderOfData = this.options.hasSmallDisks ? path.join(disk, name) : data(name);
      const file = await write(`patroni-${number}.yml`, patroniFile(ports, number, folderOfData));
      engine(name, PROGRAMS.patroni, [file], folderOfData);
    }
    this.say('etcd, HAProxy and Redis run; PostgreSQL is being made …');
    await this.#until('A leader', async () => this.#makeDatabase().then(() => true));
    this.#sandbox = await this.#startSandbox();
    this.say('PostgreSQL has a leader; the product starts …');
    const environment = this.#environment();
    for (const [index, port] of ports.replicas.entries()) {
      const name = `product-${index + 1}`;
      this.#add({
        name,
        file: process.execPath,
        args: ['--enable-source-maps', MAIN],
        cwd: ROOT,
        env: { ...environment, PORT: String(port), TORPEDO_DATA_DIR: path.join(folder, 'product', name) },
      });
    }
    await this.untilWhole();
    if (!isSimulated(this.options.environment ?? {})) return;
    await this.#until('The catalogue', async () => {
      const answer = await ask(`${this.url}/api/v1/services?service=wa&country_iso=BR`);
      return ((await answer.json()) as { services: unknown[] }).services.length > 0;
    });
  }

  async #makeDatabase(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl('postgres', 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query(`SELECT FROM pg_roles WHERE rolname = 'torpedo_owner'`);
      if (rowCount === 0) await client.query(ROLES);
      await client.query('CREATE DATABASE torpedo OWNER torpedo_owner');
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  readonly #smsSecret = randomBytes(18).toString('hex');

  #startSandbox(): Promise<Sandbox> {
    return startSandbox({
      clock: systemClock,
      which: {
        provider: true,
        gateways: ['MERCADOPAGO', 'PIX'],
        mailbox: true,
        pushService: false,
        ptax: true,
      },
      webhooks: {
        smsUrl: (code) => `${this.url}/api/v1/webhooks/sms/${code}?secret=${this.#smsSecret}`,
        gatewaysUrl: `${this.url}/api/v1/webhooks`,
      },
      rentalTimes: { earlyCancelMs: 0, lifetimeMs: 20 * 60_000 },
      stateDirectory: null,
      log: () => undefined,
    });
  }

  #environment(): NodeJS.ProcessEnv {
    const { providers, gateways, mailbox, ptax } = this.sandbox;
    const sentinels = this.ports.sentinels.map((port) => `127.0.0.1:${port}`).join(',');
    return {
      PUBLIC_URL: this.url,
      JWT_SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...(gateways as NodeJS.ProcessEnv),
      SMS_PROVIDER_URL: providers?.[0]?.url,
      SMS_PROVIDER_API_KEY: providers?.[0]?.apiKey,
      SMS_PROVIDER_WEBHOOK_SECRET: this.#smsSecret,
      SMTP_URL: mailbox?.smtpUrl,
      PTAX_API_URL: ptax?.url,
      RATE_LIMITS: 'off',
      TORPEDO_SETTINGS: JSON.stringify({
        max_open_activations: 100,
        unknown_outcome_seconds: 30,
        cancel_after_seconds: 0,
        access_token_seconds: 86_400,
        cancel_block: { count: 1_000_000 },
      }),
      ...this.options.environment,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      MIGRATION_DATABASE_URL: this.databaseUrl('torpedo_owner'),
      DATABASE_URL: this.databaseUrl('torpedo_server'),
      READ_DATABASE_URL: this.databaseUrl('torpedo_server', 'torpedo', this.ports.reads),
      REDIS_URL: `redis+sentinel://${sentinels}/${SENTINEL_NAME}`,
    };
  }

  #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    return until(what, isSo, this.options.ended);
  }

  #logOf(name: string): string {
    return path.join(this.folder, `${name}.log`);
  }

  #add(program: Omit<ConstructorParameters<typeof Process>[0], 'log'>): void {
    const process = new Process({ ...program, log: this.#logOf(program.name) });
    this.#processes.push(process);
    process.revive();
  }

  async #find(target: string): Promise<Process> {
    const role = DATABASE_ROLES[target];
    let name = FIRST_OF[target] ?? target;
    if (role)
      // Patroni replaces a synchronous standby that lags.
      await this.#until(`A ${target}`, async () => {
        const { databases } = await this.state();
        name = databases.find((each) => each.role === role)?.name ?? target;
        return name !== target;
      });
    else if (target === 'redis') name = (await this.state()).redis;
    const found = this.#processes.find((process) => process.name === name);
    if (found) return found;
    const known = [...Object.keys(DATABASE_ROLES), 'redis', ...Object.keys(FIRST_OF)].join(', ');
    throw new Error(`There is no ${target}. Try ${known}, or the name of a process.`);
  }
}
