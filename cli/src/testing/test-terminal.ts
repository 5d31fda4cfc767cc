import { connect } from '../api/client.js';
import type { Deps } from '../deps.js';
import type { Profile, Profiles } from '../profiles.js';
import { wrongUsage } from '../errors.js';
import { run } from '../run.js';

export interface TestTerminal {
  deps: Deps;
  /** The text on standard output. */
  data(): string;
  /** The text on standard error. */
  said(): string;
  /** The sign-in that commands use; null without one. */
  remembered(): Profile | null;
  profiles(): Profiles;
  /** Addresses that were opened in the browser. */
  opened: readonly string[];
  /** The seconds of each pause. */
  waited: readonly number[];
  /** Presses Ctrl-C. */
  interrupt(): void;
  /** Runs one command line; answers the exit code. */
  run(...args: string[]): Promise<number>;
}

interface TestTerminalOptions {
  profile?: Profile;
  profiles?: Profiles;
  env?: NodeJS.ProcessEnv;
  /** The content of standard input. */
  input?: string;
  /** Answers to questions, in order; a question without an answer is cancelled. */
  answers?: string[];
  isTerminal?: boolean;
  /** How many columns the terminal has. */
  width?: number;
  /** False where no person can answer. */
  canAsk?: boolean;
  /** How many pauses a waiting command makes. */
  pauses?: number;
}

/** A terminal in memory with the real client. */
export function testTerminal(options: TestTerminalOptions = {}): TestTerminal {
  const data: string[] = [];
  const said: string[] = [];
  const answers = [...(options.answers ?? [])];
  const opened: string[] = [];
  let profiles: Profiles =
    options.profiles ??
    (options.profile
      ? { current: 'test', byName: { test: options.profile } }
      : { current: null, byName: {} });
  const waited: number[] = [];
  let interrupt = (): void => undefined;
  let pauses = options.pauses ?? 0;
  const canAsk = options.canAsk ?? true;
  const reply = (question: string, instead: string) => {
    if (!canAsk) return Promise.reject(wrongUsage(question, instead));
    const answer = answers.shift();
    if (answer !== undefined) return Promise.resolve(answer);
    return Promise.reject(Object.assign(new Error('closed'), { name: 'ExitPromptError' }));
  };
  const deps: Deps = {
    io: {
      isTerminal: options.isTerminal ?? false,
      isColoured: false,
      canAsk,
      width: options.width ?? null,
      readerGone: new AbortController().signal,
      data: (text) => void data.push(text),
      write: (text) => void data.push(text),
      clear: () => void data.push('(cleared)'),
      say: (text) => void said.push(text),
      hint: (text) => void said.push(text),
      fail: (text) => void said.push(text),
      during: (_label, work) => work,
      readInput: () => Promise.resolve(options.input ?? ''),
    },
    env: options.env ?? {},
    hostname: () => 'notebook',
    newKey: () => 'key-1',
    profiles: {
      read: () => Promise.resolve(profiles),
      write: (written) => Promise.resolve(void (profiles = written)),
    },
    prompts: { ask: reply, askSecret: reply },
    connect,
    openInBrowser: (address) => void opened.push(address),
    pause(milliseconds) {
      waited.push(milliseconds / 1_000);
      return Promise.resolve(pauses-- > 0);
    },
    onInterrupt(listener) {
      interrupt = listener;
      return () => void (interrupt = () => undefined);
    },
  };
  return {
    deps,
    data: () => data.join('\n'),
    said: () => said.join('\n'),
    remembered: () => (profiles.current === null ? null : (profiles.byName[profiles.current] ?? null)),
    profiles: () => profiles,
    opened,
    waited,
    interrupt: () => interrupt(),
    run: (...args) => run(deps, args),
  };
}
