import { hasCode, type DetailsOf } from '@torpedo/api-client';

/** Something that has to end before an account can be deleted. */
export type OpenMatter = DetailsOf<'ACCOUNT_IN_USE'>['open'][number];

/** Money that deleting the account gives up. */
export type LeftBalance = DetailsOf<'BALANCE_LEFT'>['balances'][number];

/** Why an account was not deleted, as far as its owner can do something about it here. */
export type DeletionObstacle =
  | { kind: 'wrong_password' }
  | { kind: 'open'; matters: OpenMatter[] }
  | { kind: 'balance'; balances: LeftBalance[] }
  | { kind: 'other'; error: unknown };

export function deletionObstacle(error: unknown): DeletionObstacle {
  if (hasCode(error, 'INVALID_PASSWORD')) return { kind: 'wrong_password' };
  if (hasCode(error, 'ACCOUNT_IN_USE')) return { kind: 'open', matters: error.details.open };
  if (hasCode(error, 'BALANCE_LEFT')) return { kind: 'balance', balances: error.details.balances };
  return { kind: 'other', error };
}
