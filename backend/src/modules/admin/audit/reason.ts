import { InvalidInputError } from '../../../platform/errors/index.js';

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Why staff change something, as the audit keeps it; null when they do not say. */
export function givenReason(text: string | undefined): string | null {
  return text?.replace(CONTROL_CHARACTERS, ' ').trim() || null;
}

/** @throws InvalidInputError naming `reason` when there is none */
export function requiredReason(text: string): string {
  const reason = givenReason(text);
  if (reason === null) throw new InvalidInputError({ reason: 'reason_required' });
  return reason;
}
