import { text } from 'node:stream/consumers';
import ora from 'ora';
import pc from 'picocolors';

/** The terminal as commands see it: data goes to `data`, everything said to a person to `say`. */
export interface Io {
  /** True when a person reads the data; programs get it without borders. */
  readonly isTerminal: boolean;
  data(text: string): void;
  say(text: string): void;
  hint(text: string): void;
  fail(text: string): void;
  /** Shows that something is going on while the work runs. */
  during<Result>(label: string, work: Promise<Result>): Promise<Result>;
  readInput(): Promise<string>;
}

export function createIo({ stdin, stdout, stderr }: NodeJS.Process): Io {
  const line = (message: string) => void stderr.write(`${message}\n`);
  return {
    isTerminal: Boolean(stdout.isTTY),
    data: (output) => void stdout.write(output.endsWith('\n') ? output : `${output}\n`),
    say: line,
    hint: (message) => line(pc.dim(message)),
    fail: (message) => line(`${pc.red('error')} ${message}`),
    async during(label, work) {
      if (!stderr.isTTY) return work;
      const spinner = ora({ text: label, stream: stderr, discardStdin: false }).start();
      try {
        return await work;
      } finally {
        spinner.stop();
      }
    },
    readInput: () => text(stdin),
  };
}
