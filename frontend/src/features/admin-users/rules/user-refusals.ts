import { ApiError } from '@torpedo/api-client';

/** The actions on accounts whose refusals have different texts. */
export type UserAction =
  | 'list'
  | 'create'
  | 'update'
  | 'role'
  | 'status'
  | 'balance'
  | 'delete'
  | 'resend'
  | 'reset'
  | 'block'
  | 'note';

/** Keys of the texts under `refusals`. */
export type UserRefusal =
  | 'listForbidden'
  | 'forbidden'
  | 'notFound'
  | 'emailTaken'
  | 'deleteFailed'
  | 'resetInvalid'
  | 'invalid'
  | `failed.${UserAction}`;

/** Codes whose server text says more than the text of their status. */
const TELLS_ITSELF = new Set([
  'LAST_ADMIN',
  'OWN_ROLE',
  'CHANGED_MEANWHILE',
  'BALANCE_CHANGED',
  'EMAIL_ALREADY_VERIFIED',
  'INSUFFICIENT_BALANCE',
  'REAUTHENTICATION_REQUIRED',
  'RATE_LIMITED',
  'INVALID_ROLE',
]);

/** The key of the text of a refusal, by its status; null when the text of the server is shown. */
export function refusalOf(error: unknown, action: UserAction): UserRefusal | null {
  if (!(error instanceof ApiError)) return `failed.${action}`;
  if (TELLS_ITSELF.has(error.code) || error.isConnectionFailure) return null;
  switch (error.status) {
    case 403:
      return action === 'list' ? 'listForbidden' : 'forbidden';
    case 404:
      return 'notFound';
    case 409:
      return error.code === 'EMAIL_ALREADY_REGISTERED' ? 'emailTaken' : null;
    case 400:
      return error.message ? null : 'invalid';
    case 422:
      return action === 'reset' && !error.fields['new_password'] ? 'resetInvalid' : null;
    default:
      return action === 'delete' && error.isServerFailure ? 'deleteFailed' : `failed.${action}`;
  }
}
