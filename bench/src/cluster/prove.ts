import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { faultsIn, sealDay } from './books.js';
import { Laboratory } from './laboratory.js';
import { BareWriter } from './pauses.js';
import { openAccounts, Traffic, type Account } from './traffic.js';

const CUSTOMERS = 200;
/** Time for one round of each customer: two cores manage that together with the databases. */
const ROUND_MS = 20_000;
/** After this many top-ups the customers count as served again. */
const SERVED = 12;
/** In ms; longer than a leader's time to live and than any lease of a loop. */
const LONG_MS = 40_000;
const CUT_MS = 10_000;
const FULL_MS = 20_000;
const DISK_FULL = 'disk of the leader full';
const WARM_MS = 4_000;
const AFTER_MS = 5_000;

interface Killing {
  name: string;
  /** How much longer customers may wait than the bare writer, in ms. */
  goalMs: number;
  kill(laboratory: Laboratory): Promise<string>;
}

/** Breaks the targets for this time. */
const during =
  (ms: number, action: 'kill' | 'freeze', ...targets: string[]): Killing['kill'] =>
  async (laboratory) => {
    const names: string[] = [];
    for (const target of targets) names.push(await laboratory.break(action, target));
    await wait(ms);
    laboratory.revive();
    return `${names.join(', ')} for ${ms / 1000} s`;
  };

const KILLINGS: readonly Killing[] = [
  {
    name: 'product replica killed',
    goalMs: 1_000,
    kill: (laboratory) => laboratory.break('kill', 'product'),
  },
  { name: 'Redis killed', goalMs: 2_000, kill: (laboratory) => laboratory.break('kill', 'redis') },
  { name: 'switchover', goalMs: 5_000, kill: (laboratory) => laboratory.switchover() },
  { name: 'leader killed', goalMs: 5_000, kill: (laboratory) => laboratory.break('kill', 'leader') },
  { name: 'standby killed', goalMs: 5_000, kill: (laboratory) => laboratory.break('kill', 'sync') },
  { name: 'leader frozen', goalMs: 5_000, kill: during(LONG_MS, 'freeze', 'leader') },
  { name: 'product replica frozen', goalMs: 1_000, kill: during(LONG_MS, 'freeze', 'product') },
  { name: 'one etcd killed', goalMs: 5_000, kill: during(LONG_MS, 'kill', 'etcd-1') },
  { name: 'two etcd killed', goalMs: 5_000, kill: during(LONG_MS, 'kill', 'etcd-1', 'etcd-2') },
  { name: 'databases cut off', goalMs: 5_000, kill: during(CUT_MS, 'kill', 'haproxy') },
  {
    name: DISK_FULL,
    goalMs: 5_000,
    async kill(laboratory) {
      const name = await laboratory.fillDisk('leader');
      await wait(FULL_MS);
      laboratory.revive();
      return `${name} for ${FULL_MS / 1000} s`;
    },
  },
  { name: 'all restarted in turn', goalMs: 5_000, kill: (laboratory) => laboratory.restartAll() },
];

/** Breaks one part under traffic; prints one line. */
async function prove(
  laboratory: Laboratory,
  accounts: readonly Account[],
  { name, goalMs, kill }: Killing,
): Promise<boolean> {
  const traffic = new Traffic(laboratory, accounts, ROUND_MS);
  const writer = new BareWriter(laboratory.databaseUrl('postgres', 'postgres'));
  await wait(WARM_MS);
  traffic.pauses.take();
  writer.pauses.take();
  const killed = await kill(laboratory);
  const seen = traffic.tally.topups;
  const isAwake = async () => {
    const { databases } = await laboratory.state();
    return databases.some(({ role, state }) => role === 'leader' && state === 'running');
  };
  const deadline = performance.now() + 60_000;
  while ((traffic.tally.topups < seen + SERVED || !(await isAwake())) && performance.now() < deadline)
    await wait(250);
  await wait(AFTER_MS);
  const [pauseMs, bareMs] = [traffic.pauses.take(), writer.pauses.take()];
  laboratory.revive();
  // A server that returns must find that others have continued.
  await wait(AFTER_MS);
  await traffic.end();
  await writer.end();
  await laboratory.untilWhole();
  const faults = await faultsIn(laboratory, traffic);
  const isRight = faults.length === 0 && pauseMs <= bareMs + goalMs;
  const { topups, purchases, messages, cancels, swaps, refunds, failures, requests } = traffic.tally;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  console.log(
    `${isRight ? '✓' : '✗'} ${name} (${killed}): ${purchases} purchases, ${topups} top-ups, ${messages} messages (${traffic.screens.heard()} heard live), ${cancels} cancels, ` +
      `${swaps} swaps, ${refunds} refunds; ${failures} of ${requests} requests failed; longest pause ${seconds(pauseMs)} s, ` +
      `bare writer ${seconds(bareMs)} s, goal ${seconds(bareMs + goalMs)} s; ` +
      `${faults.length === 0 ? 'nothing lost, nothing doubled, every message shown, sums zero, seals unbroken' : faults.join('\n    ')}`,
  );
  return isRight;
}

/** The processes whose command line still contains the folder. */
const leftovers = (folder: string) =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });

/** Runs every killing, or those with one of the words in their names; then checks that nothing is left. */
export async function proveAll(ended: AbortSignal, words: readonly string[]): Promise<boolean> {
  const isMeant = (name: string) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const isPossible = ({ name }: Killing) => name !== DISK_FULL || process.getuid?.() === 0;
  const named = KILLINGS.filter(({ name }) => words.length === 0 || isMeant(name));
  const chosen = named.filter(isPossible);
  if (chosen.length < named.length) console.log(`Left out without root: ${DISK_FULL}.`);
  if (chosen.length === 0) throw new Error(`Say one of: ${KILLINGS.map(({ name }) => name).join(', ')}.`);
  const hasSmallDisks = chosen.some(({ name }) => name === DISK_FULL);
  const laboratory = await Laboratory.start(console.log, { ended, hasSmallDisks });
  ended.addEventListener('abort', () => void laboratory.stop().then(() => process.exit(1)));
  let isRight = true;
  try {
    const accounts = await openAccounts(laboratory, CUSTOMERS);
    await sealDay(laboratory);
    for (const killing of chosen) isRight = (await prove(laboratory, accounts, killing)) && isRight;
  } finally {
    await laboratory.stop();
  }
  const left = [
    ...leftovers(laboratory.folder),
    ...(existsSync(laboratory.folder) ? [laboratory.folder] : []),
  ];
  console.log(
    left.length === 0 ? '✓ ended: no process and no folder left' : `✗ left behind: ${left.join(', ')}`,
  );
  return isRight && left.length === 0;
}
