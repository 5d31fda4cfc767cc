import { connect } from '../api/client.js';
import type { Credentials } from '../credentials.js';
import type { Deps } from '../deps.js';
import { run } from '../run.js';

export interface TestTerminal {
  deps: Deps;
  /** Standard output. */
  data(): string;
  /** Standard error. */
  said(): string;
  remembered(): Credentials | null;
  /** Runs one command line; answers the exit code. */
  run(...args: string[]): Promise<number>;
}

interface TestTerminalOptions {
  credentials?: Credentials;
  env?: NodeJS.ProcessEnv;
  /** What standard input holds. */
  input?: string;
  /** Answers to questions, in order; a question without one is cancelled. */
  answers?: string[];
  isTerminal?: boolean;
}

/** A terminal in memory before the real client. */
export function testTerminal(options: TestTerminalOptions = {}): TestTerminal {
  const data: string[] = [];
  const said: string[] = [];
  const answers = [...(options.answers ?? [])];
  let credentials = options.credentials ?? null;
  const reply = () => {
    const answer = answers.shift();
    if (answer !== undefined) return Promise.resolve(answer);
    return Promise.reject(Object.assign(new Error('closed'), { name: 'ExitPromptError' }));
  };
  const deps: Deps = {
    io: {
      isTerminal: options.isTerminal ?? false,
      canAsk: true,
      data: (text) => void data.push(text),
      say: (text) => void said.push(text),
      hint: (text) => void said.push(text),
      fail: (text) => void said.push(text),
      during: (_label, work) => work,
      readInput: () => Promise.resolve(options.input ?? ''),
    },
    env: options.env ?? {},
    hostname: () => 'notebook',
    newKey: () => 'key-1',
    credentials: {
      read: () => Promise.resolve(credentials),
      write: (written) => Promise.resolve(void (credentials = written)),
      forget: () => Promise.resolve(void (credentials = null)),
    },
    prompts: { ask: reply, askSecret: reply, confirm: async () => (await reply()) === 'yes' },
    connect,
  };
  return {
    deps,
    data: () => data.join('\n'),
    said: () => said.join('\n'),
    remembered: () => credentials,
    run: (...args) => run(deps, args),
  };
}
