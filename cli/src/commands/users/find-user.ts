import { bodyOf, type Api, type Schemas } from '@torpedo/api-client';
import { CliError } from '../../errors.js';

export type User = Schemas['AdminUserDto'];

const MOST_RESULTS = 100;

/**
 * The account with exactly this e-mail address.
 * @throws CliError when nobody has it
 */
export async function findUser(api: Api, email: string): Promise<User> {
  const wanted = email.trim().toLowerCase();
  const query = { search: wanted, per_page: MOST_RESULTS };
  const users = await bodyOf(api.GET('/api/v1/admin/users', { params: { query } }));
  const found = users.find((user) => user.email === wanted);
  if (!found) {
    throw new CliError(
      `Nobody has the e-mail address ${wanted}.`,
      'Look with: torpedo users list --search <part>',
      'notFound',
    );
  }
  return found;
}
