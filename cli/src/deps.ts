import os from 'node:os';
import { confirm, input, password } from '@inquirer/prompts';
import { newIdempotencyKey, type Api } from '@torpedo/api-client';
import { connect, DEFAULT_SERVER, parseServer, type Connection } from './api/client.js';
import { credentialsPath, fileCredentials, type CredentialStore } from './credentials.js';
import { CliError, signedOut } from './errors.js';
import { createIo, type Io, type Terminal } from './io.js';

/** What commands work with; nothing is read or opened before a command asks for it. */
export interface Deps {
  io: Io;
  env: NodeJS.ProcessEnv;
  hostname(): string;
  /** A new key under which the server does something once. */
  newKey(): string;
  credentials: CredentialStore;
  prompts: {
    /** `instead` is the option that answers it where no person can. */
    ask(question: string, instead: string): Promise<string>;
    askSecret(question: string, instead: string): Promise<string>;
    /** No unless the person says yes. */
    confirm(question: string, instead: string): Promise<boolean>;
  };
  connect(connection: Connection): Api;
}

export function createDeps(process: Terminal): Deps {
  const io = createIo(process);
  // Questions are for the person; standard output belongs to the data.
  const context = { output: process.stderr };
  function assertCanAsk(question: string, instead: string): void {
    if (io.canAsk) return;
    throw new CliError(`There is no terminal to ask: ${question}`, `Answer it with ${instead}`, 'usage');
  }
  return {
    io,
    env: process.env,
    hostname: () => os.hostname(),
    newKey: () => newIdempotencyKey(),
    credentials: fileCredentials(credentialsPath(process.env, os.homedir())),
    prompts: {
      async ask(message, instead) {
        assertCanAsk(message, instead);
        return input({ message, required: true }, context);
      },
      async askSecret(message, instead) {
        assertCanAsk(message, instead);
        return password({ message, mask: '*' }, context);
      },
      async confirm(message, instead) {
        assertCanAsk(message, instead);
        return confirm({ message, default: false }, context);
      },
    },
    connect,
  };
}

export interface SignedIn {
  api: Api;
  server: string;
  /** Null where an access token of the environment signs in. */
  email: string | null;
}

/**
 * The server with the session that this machine remembers, or with the access token of the environment.
 * @throws CliError when there is neither
 */
export async function signedIn({ credentials, connect, env }: Deps): Promise<SignedIn> {
  const remembered = await credentials.read();
  const token = env['TORPEDO_TOKEN'];
  if (token) {
    const server = parseServer(env['TORPEDO_SERVER'] ?? remembered?.server ?? DEFAULT_SERVER);
    return { api: connect({ server, token }), server, email: null };
  }
  if (!remembered) throw signedOut();
  return { api: connect(remembered), server: remembered.server, email: remembered.email };
}
