import { ConfigError, readConfig } from './config.js';
import { createLogger } from './platform/logging/index.js';
import { StartError } from './platform/start-error.js';
import { startServer, type RunningServer } from './server.js';

/** A terminal's Ctrl-C reaches us directly and once more through the process that started us. */
const SAME_SIGNAL_MS = 1_000;

function announce({ url, isSandbox, administrator }: RunningServer): void {
  console.log(`Torpedo ready at ${url}`);
  if (isSandbox) {
    console.log(`  Sandbox page   ${url}/sandbox   (pays Pix charges, sends SMS)`);
    console.log(`  Mailbox        ${url}/sandbox#mails`);
  }
  console.log(`  API reference  ${url}/docs`);
  if (administrator) {
    console.log(
      `  Administrator  ${administrator.email}   password ${administrator.password}   (shown only now)`,
    );
  }
}

/** Ends in order at the first signal, at once at the second. */
function endOnSignals(started: Promise<RunningServer>): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (askedAt !== undefined && now - askedAt < SAME_SIGNAL_MS) return;
      if (askedAt !== undefined) process.exit(1);
      askedAt = now;
      void started.then((server) => server.stop()).finally(() => process.exit());
    });
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.LOG_LEVEL });
  const started = startServer({
    config,
    log,
    startSimulators: async (wish) => (await import('./sandbox/index.js')).startSandbox(wish),
  });
  endOnSignals(started);
  announce(await started);
}

try {
  await main();
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
