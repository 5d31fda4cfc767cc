import os from 'node:os';
import { confirm, input, password } from '@inquirer/prompts';
import { newIdempotencyKey, type Api } from '@torpedo/api-client';
import { connect, type Connection } from './api/client.js';
import { credentialsPath, fileCredentials, type Credentials, type CredentialStore } from './credentials.js';
import { signedOut } from './errors.js';
import { createIo, type Io } from './io.js';

/** What commands work with; nothing is read or opened before a command asks for it. */
export interface Deps {
  io: Io;
  env: NodeJS.ProcessEnv;
  hostname(): string;
  /** A new key under which the server does something once. */
  newKey(): string;
  credentials: CredentialStore;
  prompts: {
    ask(question: string): Promise<string>;
    askSecret(question: string): Promise<string>;
    /** No unless the person says yes. */
    confirm(question: string): Promise<boolean>;
  };
  connect(connection: Connection): Api;
}

export function createDeps(process: NodeJS.Process): Deps {
  return {
    io: createIo(process),
    env: process.env,
    hostname: () => os.hostname(),
    newKey: () => newIdempotencyKey(),
    credentials: fileCredentials(credentialsPath(process.env, os.homedir())),
    prompts: {
      // Questions are for the person; standard output belongs to the data.
      ask: (message) => input({ message, required: true }, { output: process.stderr }),
      askSecret: (message) => password({ message, mask: '*' }, { output: process.stderr }),
      confirm: (message) => confirm({ message, default: false }, { output: process.stderr }),
    },
    connect,
  };
}

/**
 * The server with the session that this machine remembers.
 * @throws CliError when there is none
 */
export async function signedIn(deps: Deps): Promise<{ api: Api; credentials: Credentials }> {
  const credentials = await deps.credentials.read();
  if (!credentials) throw signedOut();
  return { api: deps.connect(credentials), credentials };
}
