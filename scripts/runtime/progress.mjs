const TICK_MS = 1_000;

/** @param {number} since a value of performance.now() */
const secondsSince = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Prints that a long step runs, and how long it took; on a terminal the seconds count up meanwhile.
 * @typedef {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} Clock
 * @type {<T>(what: string, log: (line: string) => void, work: () => Promise<T>, terminal?: Clock) => Promise<T>}
 */
export async function withProgress(what, log, work, terminal = process.stderr) {
  const started = performance.now();
  log(`${what} …`);
  const clock = terminal.isTTY
    ? setInterval(() => terminal.write(`\r  ${secondsSince(started)} `), TICK_MS)
    : undefined;
  try {
    const result = await work();
    if (clock) terminal.write('\r');
    log(`  done in ${secondsSince(started)}`);
    return result;
  } finally {
    clearInterval(clock);
  }
}
