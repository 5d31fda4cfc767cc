import { bodyOf, PAGE_SIZES, type Api, type Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { CliError } from '../errors.js';
import type { Task } from './task.js';

export class UserOption extends Option {}

export type User = Schemas['AdminUserDto'];

export const USER_ARGUMENT = ['<user>', 'e-mail address or id of the account'] as const;

export const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MOST_PAGES = 10;
const SHOWN_SIMILAR = 3;

function unknownUser(wanted: string, similar: readonly User[]): CliError {
  const [first, ...others] = similar.slice(0, SHOWN_SIMILAR).map(({ email }) => email);
  const hint = first
    ? `Write the whole address: ${[first, ...others].join(', ')}${similar.length > SHOWN_SIMILAR ? ', …' : ''}`
    : 'Look with: torpedo users list --search <part>';
  return new CliError(`No account has the e-mail address ${wanted}.`, hint, 'notFound');
}

async function findByEmail(api: Api, wanted: string): Promise<User> {
  const seen: User[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { search: wanted, per_page: PAGE_SIZES.lists.most, ...(cursor && { cursor }) };
    const call = api.GET('/api/v1/admin/users', { params: { query } });
    const users = await bodyOf(call);
    const found = users.find(({ email }) => email.toLowerCase() === wanted);
    if (found) return found;
    seen.push(...users);
    cursor = (await call).response.headers.get('x-next-cursor') ?? undefined;
    if (!cursor) break;
  }
  throw unknownUser(wanted, seen);
}

/** The account with exactly this email address or id. @throws CliError, ApiError NOT_FOUND */
export function findUser({ api, deps }: Task, emailOrId: string): Promise<User> {
  const wanted = emailOrId.trim().toLowerCase();
  const user = ID.test(wanted)
    ? bodyOf(api.GET('/api/v1/admin/users/{id}', { params: { path: { id: wanted } } }))
    : findByEmail(api, wanted);
  return deps.io.during('Reading the account…', user);
}

export async function userIdOf(task: Task, emailOrId: string | undefined): Promise<string | undefined> {
  return emailOrId === undefined ? undefined : (await findUser(task, emailOrId)).id;
}

export const userScreen = ({ id }: { id: string }): string => `/admin/users/${id}`;
