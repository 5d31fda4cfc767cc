import { ApiError, type Schemas } from '@torpedo/api-client';

/** Something that has to end before an account can be deleted. */
export type OpenMatter =
  | { kind: 'open_activations'; count: number }
  | { kind: 'held_money'; currency: string; held_cents: number }
  | { kind: 'pending_payout'; currency: string; amount_cents: number };

export type LeftBalance = Schemas['GivenUpBalanceDto'];

/** Why an account was not deleted, as far as its owner can do something about it here. */
export type DeletionObstacle =
  | { kind: 'wrong_password' }
  | { kind: 'open'; matters: OpenMatter[] }
  | { kind: 'balance'; balances: LeftBalance[] }
  | { kind: 'other'; error: unknown };

export function deletionObstacle(error: unknown): DeletionObstacle {
  if (!(error instanceof ApiError)) return { kind: 'other', error };
  const { code, details } = error;
  if (code === 'INVALID_PASSWORD') return { kind: 'wrong_password' };
  if (code === 'ACCOUNT_IN_USE') return { kind: 'open', matters: details['open'] as OpenMatter[] };
  if (code === 'BALANCE_LEFT') return { kind: 'balance', balances: details['balances'] as LeftBalance[] };
  return { kind: 'other', error };
}
