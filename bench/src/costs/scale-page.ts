import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Usage } from './usage.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGE = path.join(ROOT, 'docs/scale.md');
export const RESULTS = path.join(ROOT, 'bench/results/costs.json');

export interface Costs {
  machine: string;
  purchase: Usage;
  message: Usage;
  purchasesPerSecond: { ofManyWallets: number; ofOneWallet: number };
  kilobytesPerSocket: number;
  notifiesPerSecond: number;
}

/** Values that are chosen, not measured: for another choice, change the number here. */
const CHOSEN = {
  messagesPerPurchase: 1,
  /** The average load of a processor that is acceptable. */
  busy: 0.6,
  serverCores: 4,
  databaseCores: 16,
  /** Per second, which a disk can write and a standby can receive all the time. */
  walMegabytes: 200,
  /** Per second, of one account at a provider; the product's limit unless staff set another one. */
  providerCalls: 5,
  /** The part of a server's memory that is for sockets. */
  socketGigabytes: 12,
  /** Of one process; `npm run bench -- scale` measures ten thousand. */
  socketsOfProcess: 50_000,
};

const RATES = [10, 100, 1_000];
const SOCKETS = 1_000_000;
const KILO = 1_000;
const MEGA = 1_000_000;

const shown = (value: number): string =>
  value.toLocaleString('en', value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });

/** Writes a table as the formatter of this repository does. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

const NAMES: Readonly<Record<keyof Usage, string>> = {
  serverCpuMs: 'processor of a server, ms',
  databaseCpuMs: 'processor of the database, ms',
  walBytes: 'WAL, bytes',
  roundTrips: 'round trips to the database',
  rowsWritten: 'rows written',
  notifies: 'NOTIFY, with the events of one moment',
  providerCalls: 'calls of a provider',
};

function computed({ machine, purchase, message, purchasesPerSecond, ...costs }: Costs): string {
  const { busy, serverCores, databaseCores, walMegabytes, socketGigabytes } = CHOSEN;
  const whole = (name: keyof Usage) => purchase[name] + CHOSEN.messagesPerPurchase * message[name];
  const at = (of: (rate: number) => number) => RATES.map((rate) => shown(of(rate)));
  const serverLoad = (rate: number) => (rate * whole('serverCpuMs')) / KILO / busy;
  const databaseLoad = (rate: number) => (rate * whole('databaseCpuMs')) / KILO / busy;
  const accounts = (rate: number) => Math.ceil((rate * whole('providerCalls')) / CHOSEN.providerCalls);
  const socketMemory = (SOCKETS * costs.kilobytesPerSocket) / MEGA;
  const socketProcesses = SOCKETS / CHOSEN.socketsOfProcess;
  const socketServers = Math.ceil(Math.max(socketMemory / socketGigabytes, socketProcesses / serverCores));
  const limits: [name: string, formula: string, rate: number][] = [
    [
      'one account at a provider',
      `${CHOSEN.providerCalls} / calls`,
      CHOSEN.providerCalls / whole('providerCalls'),
    ],
    ['one customer alone, for the row of their wallet', 'measured; at least', purchasesPerSecond.ofOneWallet],
    [
      `a database of ${databaseCores} cores`,
      `${databaseCores} × ${busy} × 1,000 / database ms`,
      (databaseCores * busy * KILO) / whole('databaseCpuMs'),
    ],
    [
      `${walMegabytes} MB of WAL a second`,
      `${walMegabytes},000,000 / WAL bytes`,
      (walMegabytes * MEGA) / whole('walBytes'),
    ],
    [
      'NOTIFY from one connection',
      'measured NOTIFY a second / NOTIFY',
      costs.notifiesPerSecond / whole('notifies'),
    ],
  ];
  return `
Measured on ${machine}: server, database, provider and customers share it, so the times are those of a busy machine.

${table([
  ['what one takes', 'purchase', 'message', 'both'],
  ...(Object.keys(NAMES) as (keyof Usage)[]).map((name) => [
    NAMES[name],
    ...[purchase[name], message[name], whole(name)].map(shown),
  ]),
])}

A socket takes ${shown(costs.kilobytesPerSocket)} kB of a server. One connection sends ${shown(costs.notifiesPerSecond)} NOTIFY a second. Here ${shown(purchasesPerSecond.ofManyWallets)} purchases a second went through from many wallets, ${shown(purchasesPerSecond.ofOneWallet)} from one.

${table([
  ['purchases a second', 'formula', ...RATES.map(shown)],
  ['cores for servers', `rate × server ms / 1,000 / ${busy}`, ...at(serverLoad)],
  [
    `servers of ${serverCores} cores`,
    `cores / ${serverCores}, at least 2`,
    ...at((rate) => Math.max(2, Math.ceil(serverLoad(rate) / serverCores))),
  ],
  ['cores for the leader', `rate × database ms / 1,000 / ${busy}`, ...at(databaseLoad)],
  [
    `databases of ${databaseCores} cores`,
    `cores / ${databaseCores}`,
    ...at((rate) => Math.ceil(databaseLoad(rate) / databaseCores)),
  ],
  ['WAL, MB a second', 'rate × WAL bytes / 1,000,000', ...at((rate) => (rate * whole('walBytes')) / MEGA)],
  ['round trips a second', 'rate × round trips', ...at((rate) => rate * whole('roundTrips'))],
  ['NOTIFY a second', 'rate × NOTIFY', ...at((rate) => rate * whole('notifies'))],
  ['accounts at providers', `rate × calls / ${CHOSEN.providerCalls}`, ...at(accounts)],
])}

A million sockets take ${shown(socketMemory)} GB (${shown(costs.kilobytesPerSocket)} kB each) in ${shown(socketProcesses)} processes of ${shown(CHOSEN.socketsOfProcess)}. With a process for each of ${serverCores} cores and ${socketGigabytes} GB for sockets that is ${shown(socketServers)} servers.

What ends first, by the purchases a second at which it does:

${table([
  ['limit', 'formula', 'purchases a second'],
  ...limits
    .sort(([, , left], [, , right]) => left - right)
    .map(([name, formula, rate]) => [name, formula, shown(rate)]),
])}
`;
}

/** @param page the present page: text outside the marks is written by hand */
export function scalePage(page: string, costs: Costs): string {
  const [before = '', rest = ''] = page.split(/(?<=<!-- Computed[^>]*-->\n)/);
  const after = rest.slice(rest.indexOf('<!-- Until here'));
  return `${before}${computed(costs)}\n${after}`;
}

export async function writeScalePage(): Promise<void> {
  const costs = JSON.parse(await readFile(RESULTS, 'utf8')) as Costs;
  await writeFile(PAGE, scalePage(await readFile(PAGE, 'utf8'), costs));
}
