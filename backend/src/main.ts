import { readConfig, type Config } from './config.js';
import { StartError } from './platform/errors/index.js';
import { createLogger, type Logger } from './platform/logging/index.js';
import { startServer, type RunningServer } from './server.js';

/** In ms; Ctrl-C reaches us twice, directly and through the process that started us. */
const SAME_SIGNAL_MS = 1_000;

function announce({ url, sandbox, administrator }: RunningServer, config: Config): void {
  console.log(`Torpedo ready at ${url}`);
  if (sandbox.any) console.log(`  Sandbox page   ${url}/sandbox   (pays Pix charges, sends SMS)`);
  if (sandbox.mail) console.log(`  Mailbox        ${url}/sandbox#mails`);
  console.log(`  API reference  ${url}/docs`);
  if (administrator) {
    const secret = config.ADMIN_PASSWORD
      ? 'password as in ADMIN_PASSWORD'
      : `password ${administrator.password}   (shown only now)`;
    console.log(`  Administrator  ${administrator.email}   ${secret}`);
  }
}

/** Ends gracefully at the first signal or failure, and at once at a second signal. */
function endWhenAsked(started: Promise<RunningServer>, log: Logger): void {
  let askedAt: number | undefined;
  const end = (code: number) =>
    void started.then((server) => server.stop()).finally(() => process.exit(code));

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (askedAt !== undefined && now - askedAt < SAME_SIGNAL_MS) return;
      if (askedAt !== undefined) process.exit(1);
      askedAt = now;
      end(0);
    });
  }
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected failure, stopping');
    end(1);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { message, code } = error as Error & { code?: string };
  return `Torpedo could not start: ${(message || code || String(error)).replaceAll(/\s+/g, ' ')}`;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.LOG_LEVEL });
  for (const warning of config.warnings) log.warn(warning);
  const started = startServer({
    config,
    log,
    startSimulators: async (wish) => (await import('./sandbox/index.js')).startSandbox(wish),
  });
  endWhenAsked(started, log);
  started.catch((error: unknown) => log.debug({ err: error }, 'did not start'));
  announce(await started, config);
}

try {
  await main();
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
