import fs from 'node:fs/promises';
import path from 'node:path';
import { CliError } from './errors.js';

export interface Profile {
  /** Address of the server, without a slash at the end. */
  server: string;
  email: string;
  /** The session as a Cookie header; it lasts longer than the short access token. */
  cookie: string;
}

export interface Profiles {
  current: string | null;
  byName: Readonly<Record<string, Profile>>;
}

export interface ProfileStore {
  read(): Promise<Profiles>;
  write(profiles: Profiles): Promise<void>;
}

const NONE: Profiles = { current: null, byName: {} };

/** The name of a sign-in unless the person gives one: `torpedo.example`, `127.0.0.1:3000`. */
export const profileNameOf = (server: string): string => new URL(server).host;

export function withProfile({ byName }: Profiles, name: string, profile: Profile): Profiles {
  return { current: name, byName: { ...byName, [name]: profile } };
}

/** @throws CliError where no sign-in has that name */
export function profileNamed({ byName }: Profiles, name: string): Profile {
  const profile = byName[name];
  if (profile) return profile;
  throw new CliError(`There is no profile ${name}.`, 'See: torpedo profiles list', 'notFound');
}

/** Removes the profile; no other one is chosen in its place. */
export function withoutProfile({ current, byName }: Profiles, name: string): Profiles {
  const { [name]: _removed, ...rest } = byName;
  return { current: current === name ? null : current, byName: rest };
}

/** Gives `$XDG_CONFIG_HOME/torpedo/credentials.json`, by default in `~/.config`. */
export function profilesPath(env: NodeJS.ProcessEnv, home: string): string {
  const configured = env['XDG_CONFIG_HOME'];
  // The specification of these folders says that a relative path must be ignored.
  const folder = configured && path.isAbsolute(configured) ? configured : path.join(home, '.config');
  return path.join(folder, 'torpedo', 'credentials.json');
}

function isProfile(value: unknown): value is Profile {
  const candidate = value as Partial<Record<keyof Profile, unknown>> | null;
  return (['server', 'email', 'cookie'] as const).every((field) => typeof candidate?.[field] === 'string');
}

function profilesOf(value: unknown): Profiles {
  const { current, profiles } = (value ?? {}) as { current?: unknown; profiles?: unknown };
  const known = Object.entries((profiles ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, Profile] => isProfile(entry[1]),
  );
  const byName = Object.fromEntries(known);
  return { current: typeof current === 'string' && byName[current] ? current : null, byName };
}

export function fileProfiles(file: string): ProfileStore {
  return {
    async read() {
      try {
        return profilesOf(JSON.parse(await fs.readFile(file, 'utf8')));
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return NONE;
        throw error;
      }
    },
    async write({ current, byName }) {
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // The draft is renamed, so that the secret is never in a file that others can read.
      const draft = `${file}.${process.pid}`;
      const content = JSON.stringify({ current, profiles: byName }, null, 2);
      await fs.writeFile(draft, `${content}\n`, { mode: 0o600, flag: 'wx' });
      await fs.rename(draft, file);
    },
  };
}
