import fs from 'node:fs/promises';
import path from 'node:path';

/** A sign-in that is remembered between commands. */
export interface Credentials {
  /** Address of the server, without a trailing slash. */
  server: string;
  email: string;
  /** The session as a Cookie header carries it; it outlives the short access token. */
  cookie: string;
}

export interface CredentialStore {
  /** Null when nobody is signed in here. */
  read(): Promise<Credentials | null>;
  write(credentials: Credentials): Promise<void>;
  forget(): Promise<void>;
}

/** `$XDG_CONFIG_HOME/torpedo/credentials.json`, in `~/.config` unless the variable says otherwise. */
export function credentialsPath(env: NodeJS.ProcessEnv, home: string): string {
  const configured = env['XDG_CONFIG_HOME'];
  // The specification of these folders says that a relative path is to be ignored.
  const folder = configured && path.isAbsolute(configured) ? configured : path.join(home, '.config');
  return path.join(folder, 'torpedo', 'credentials.json');
}

function isCredentials(value: unknown): value is Credentials {
  const candidate = value as Partial<Record<keyof Credentials, unknown>> | null;
  return (['server', 'email', 'cookie'] as const).every((field) => typeof candidate?.[field] === 'string');
}

/** A file that only its owner may read. */
export function fileCredentials(file: string): CredentialStore {
  return {
    async read() {
      try {
        const value: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
        return isCredentials(value) ? value : null;
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(credentials) {
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Renamed into place, so that the secret is never in a file that others can read.
      const draft = `${file}.${process.pid}`;
      await fs.writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      await fs.rename(draft, file);
    },
    forget: () => fs.rm(file, { force: true }),
  };
}
