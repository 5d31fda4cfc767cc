import { describe, expect, it } from 'vitest';
import {
  clearVerificationState,
  readVerificationState,
  saveVerificationState,
  verificationState,
} from './verification-state';

const savedAt = Date.parse('2026-11-21T12:00:00Z');
const hours = 60 * 60_000;
const storageKey = 'torpedo.email_verification';

describe('verification state', () => {
  it('leads to the sign-in after a registration and to the dashboard after a sign-in', () => {
    expect(verificationState('register', 'ana@exemplo.com', savedAt).redirectTo).toBe('/login');
    expect(verificationState('login', 'ana@exemplo.com', savedAt).redirectTo).toBe('/dashboard');
  });

  it('is valid for 24 hours and expired afterwards', () => {
    const state = verificationState('register', 'ana@exemplo.com', savedAt);
    saveVerificationState(state);

    expect(readVerificationState(savedAt + 24 * hours)).toEqual(state);
    expect(readVerificationState(savedAt + 24 * hours + 1)).toBe('stateExpired');
  });

  it('is missing before it is saved and after it is cleared', () => {
    expect(readVerificationState(savedAt)).toBe('stateMissing');
    saveVerificationState(verificationState('login', 'ana@exemplo.com', savedAt));
    clearVerificationState();
    expect(readVerificationState(savedAt)).toBe('stateMissing');
  });

  it.each(['not json', '{}', '{"email":"","context":"register","timestamp":1}', 'null'])(
    'is broken when the browser holds %s',
    (text) => {
      localStorage.setItem(storageKey, text);
      expect(readVerificationState(savedAt)).toBe('stateBroken');
    },
  );
});
