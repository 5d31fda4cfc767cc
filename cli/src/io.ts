import { text } from 'node:stream/consumers';
import ora from 'ora';
import pc from 'picocolors';

/** The terminal as commands see it: data goes to `data`, everything said to a person to `say`. */
export interface Io {
  /** True when a person reads the data; programs get it without borders. */
  readonly isTerminal: boolean;
  /** True when a person can answer questions. */
  readonly canAsk: boolean;
  data(text: string): void;
  say(text: string): void;
  hint(text: string): void;
  fail(text: string): void;
  /** Shows that something is going on while the work runs. */
  during<Result>(label: string, work: Promise<Result>): Promise<Result>;
  readInput(): Promise<string>;
}

/** What a process has of its terminal. */
export interface Terminal {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  env: NodeJS.ProcessEnv;
}

export function createIo({ stdin, stdout, stderr, env }: Terminal): Io {
  const isAnimated = Boolean(stderr.isTTY) && env['TERM'] !== 'dumb';
  const isColoured = isAnimated && !env['NO_COLOR'];
  const colours = pc.createColors(isColoured);
  const line = (message: string) => void stderr.write(`${message}\n`);
  return {
    isTerminal: Boolean(stdout.isTTY),
    canAsk: Boolean(stdin.isTTY && stderr.isTTY),
    data: (output) => void stdout.write(output.endsWith('\n') ? output : `${output}\n`),
    say: line,
    hint: (message) => line(colours.dim(message)),
    fail: (message) => line(`${colours.red('error')} ${message}`),
    async during(label, work) {
      // The spinner divides by the width, and some terminals have none.
      if (!isAnimated || !stderr.columns) return work;
      const color = isColoured ? 'cyan' : false;
      // Decided here from this terminal, not by the library from the variable CI.
      const isEnabled = true;
      const spinner = ora({ text: label, stream: stderr, color, isEnabled, discardStdin: false });
      spinner.start();
      try {
        return await work;
      } finally {
        spinner.stop();
      }
    },
    readInput: () => text(stdin),
  };
}
