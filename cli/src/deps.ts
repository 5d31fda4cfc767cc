import { spawn } from 'node:child_process';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { newIdempotencyKey, type Api } from '@torpedo/api-client';
import { connect, DEFAULT_SERVER, parseServer, type Connection } from './api/client.js';
import { signedOut, wrongUsage } from './errors.js';
import { createIo, type Io, type Terminal } from './io.js';
import { fileProfiles, profileNamed, profilesPath, type Profiles, type ProfileStore } from './profiles.js';

/** What commands work with; nothing is read or opened until a command needs it. */
export interface Deps {
  io: Io;
  env: NodeJS.ProcessEnv;
  hostname(): string;
  newKey(): string;
  profiles: ProfileStore;
  prompts: {
    /** `instead` is the option that gives the answer where no person can. */
    ask(question: string, instead: string): Promise<string>;
    askSecret(question: string, instead: string): Promise<string>;
  };
  connect(connection: Connection): Api;
  openInBrowser(address: string): void;
  /** Waits; answers false when nothing is left to wait for. */
  pause(milliseconds: number): Promise<boolean>;
  /** Handles the first Ctrl-C instead of ending the process. @returns the function that stops this */
  onInterrupt(listener: () => void): () => void;
}

function openerOf(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, string[]] {
  if (env['BROWSER']) return [env['BROWSER'], []];
  if (platform === 'darwin') return ['open', []];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler']];
  return ['xdg-open', []];
}

function openInBrowser(address: string, env: NodeJS.ProcessEnv): void {
  const [program, args] = openerOf(process.platform, env);
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

export function createDeps(process: Terminal): Deps {
  const io = createIo(process);
  // Questions are for the person, so they do not go to standard output, which has the data.
  const context = { output: process.stderr };

  async function promptsFor(question: string, instead: string) {
    if (!io.canAsk) throw wrongUsage(`There is no terminal to ask: ${question}`, `Answer it with ${instead}`);
    return import('./prompts.js');
  }

  return {
    io,
    env: process.env,
    hostname: () => os.hostname(),
    newKey: () => newIdempotencyKey(),
    profiles: fileProfiles(profilesPath(process.env, os.homedir())),
    prompts: {
      async ask(message, instead) {
        const { input } = await promptsFor(message, instead);
        return input({ message, required: true }, context);
      },
      async askSecret(message, instead) {
        const { password } = await promptsFor(message, instead);
        return password({ message, mask: '*' }, context);
      },
    },
    connect,
    openInBrowser: (address) => openInBrowser(address, process.env),
    pause: (milliseconds) => wait(milliseconds, true, { signal: io.readerGone }).catch(() => false),
    onInterrupt(listener) {
      process.once('SIGINT', listener);
      return () => void process.off('SIGINT', listener);
    },
  };
}

/** Reads a password from standard input or asks a person. @throws CliError where it is empty */
export async function readPassword(
  { io, prompts }: Deps,
  question: string,
  isInput = false,
): Promise<string> {
  const password = isInput
    ? (await io.readInput()).replace(/\r?\n$/, '')
    : await prompts.askSecret(question, '--password-stdin');
  if (password === '') throw wrongUsage('The password is empty.');
  return password;
}

export interface SignInOptions {
  profile?: string | undefined;
  timeout?: number | undefined;
  dryRun?: boolean | undefined;
}

export interface SignedIn {
  api: Api;
  server: string;
  /** Null where an access token of the environment signs in. */
  email: string | null;
  /** Name of the stored sign-in; null where the environment signs in. */
  profile: string | null;
}

export const millisecondsOf = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1_000;

export function placeOf({ server, profile, email }: SignedIn): string {
  const who = [profile === null ? null : `profile ${profile}`, email].filter((part) => part !== null);
  return who.length > 0 ? `${server} (${who.join(', ')})` : server;
}

function chosenProfile(profiles: Profiles, env: NodeJS.ProcessEnv, named?: string): string | null {
  const { current, byName } = profiles;
  const address = env['TORPEDO_SERVER'];
  if (named !== undefined) {
    profileNamed(profiles, named);
    return named;
  }
  if (!address) return current;
  const server = parseServer(address);
  if (current !== null && byName[current]?.server === server) return current;
  return Object.keys(byName).find((name) => byName[name]?.server === server) ?? null;
}

/**
 * The server with a session stored on this machine, or with the access token of the environment.
 * @throws CliError when there is neither
 */
export async function signedIn(
  { profiles, connect, env }: Deps,
  { profile: named, dryRun: isDryRun, timeout }: SignInOptions = {},
): Promise<SignedIn> {
  const known = await profiles.read();
  const timeoutMs = millisecondsOf(timeout);
  const token = env['TORPEDO_TOKEN'];
  if (token && named === undefined) {
    const remembered = known.current === null ? undefined : known.byName[known.current]?.server;
    const server = parseServer(env['TORPEDO_SERVER'] ?? remembered ?? DEFAULT_SERVER);
    return { api: connect({ server, token, isDryRun, timeoutMs }), server, email: null, profile: null };
  }
  const name = chosenProfile(known, env, named);
  const profile = name === null ? undefined : known.byName[name];
  if (!profile) throw signedOut();
  const { server, email, cookie } = profile;
  return { api: connect({ server, cookie, isDryRun, timeoutMs }), server, email, profile: name };
}
