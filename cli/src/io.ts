import { text } from 'node:stream/consumers';

/** The terminal for commands: data goes to `data`, messages for a person to `say`. */
export interface Io {
  /** True when a person reads the data; programs get it without borders. */
  readonly isTerminal: boolean;
  readonly isColoured: boolean;
  readonly canAsk: boolean;
  /** How many columns the terminal has; null where it does not say. */
  readonly width: number | null;
  /** Aborts when the program that reads the data has ended, as `head` does after its lines. */
  readonly readerGone: AbortSignal;
  data(text: string): void;
  write(text: string): void;
  clear(): void;
  say(text: string): void;
  hint(text: string): void;
  fail(text: string): void;
  during<Result>(label: string, work: Promise<Result>): Promise<Result>;
  readInput(): Promise<string>;
}

export interface Terminal {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  env: NodeJS.ProcessEnv;
  once(signal: 'SIGINT', listener: () => void): unknown;
  off(signal: 'SIGINT', listener: () => void): unknown;
}

const PATIENCE_MS = 1_000;
const CLEAR_SCREEN = '\u001B[2J\u001B[H';

export function createIo({ stdin, stdout, stderr, env }: Terminal): Io {
  const isDumb = env['TERM'] === 'dumb';
  const isAnimated = Boolean(stderr.isTTY) && !isDumb;
  const mayColour = !isDumb && !env['NO_COLOR'];
  const isColoured = isAnimated && mayColour;
  const reader = new AbortController();
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      if (stream === stdout) reader.abort();
    });
  }
  const line = (message: string) => void stderr.write(`${message}\n`);
  const styled = (code: number, message: string) =>
    isColoured ? `\u001B[${code}m${message}\u001B[0m` : message;

  async function startSpinner(label: string) {
    const { default: ora } = await import('ora');
    const color = isColoured ? 'cyan' : false;
    // This terminal decides about animation; the library would look at the variable CI.
    return ora({ text: label, stream: stderr, color, isEnabled: true, discardStdin: false });
  }

  return {
    isTerminal: Boolean(stdout.isTTY),
    isColoured: Boolean(stdout.isTTY) && mayColour,
    canAsk: Boolean(stdin.isTTY && stderr.isTTY),
    width: stdout.columns || null,
    readerGone: reader.signal,
    write: (output) => void stdout.write(output),
    data: (output) => void stdout.write(output.endsWith('\n') ? output : `${output}\n`),
    clear: () => void (stdout.isTTY && !isDumb && stdout.write(CLEAR_SCREEN)),
    say: line,
    hint: (message) => line(styled(2, message)),
    fail: (message) => line(`${styled(31, 'error:')} ${message}`),
    async during(label, work) {
      // The spinner divides by the width, but some terminals report none.
      if (!isAnimated || !stderr.columns) return work;
      let stop = (): void => undefined;
      const timer = setTimeout(() => {
        let isOver = false;
        stop = () => void (isOver = true);
        void startSpinner(label).then((spinner) => {
          if (isOver) return;
          spinner.start();
          stop = () => void spinner.stop();
        });
      }, PATIENCE_MS);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
        stop();
      }
    },
    readInput: () => text(stdin),
  };
}
