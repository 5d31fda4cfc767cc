import { ApiError } from '@torpedo/api-client';

/** A password that the server does not take, such as a common one, and why. */
export type RefusedPassword = { password: string; reason: string };

/** What the server says of the password in this field of the request; undefined when it is about something else. */
export function refusedPassword(
  error: unknown,
  field: 'password' | 'new_password',
  password: string,
): RefusedPassword | undefined {
  const reason = error instanceof ApiError ? error.fields[field] : undefined;
  return reason ? { password, reason } : undefined;
}
