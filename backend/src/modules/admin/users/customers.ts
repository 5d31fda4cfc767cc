import type { AuthModule } from '../../auth/index.js';

/** With its customer, null once the account is deleted. */
export type WithCustomer<Row> = Row & { user_name: string | null; user_email: string | null };

export async function withCustomers<Row extends { user_id: string }>(
  auth: Pick<AuthModule, 'peopleOf'>,
  rows: readonly Row[],
): Promise<WithCustomer<Row>[]> {
  const people = await auth.peopleOf(rows.map(({ user_id: id }) => id));
  return rows.map((row) => {
    const { name = null, email = null } = people.get(row.user_id) ?? {};
    return { ...row, user_name: name, user_email: email };
  });
}
