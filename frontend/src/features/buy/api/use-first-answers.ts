import { useState } from 'react';

type Asked = {
  /** The first answer is on its way. */
  isLoading: boolean;
  /** Tries that have failed so far. */
  failureCount: number;
};

/**
 * Whether each of these has been answered or has failed once, and from then on: until everything that decides where
 * things stand is known, a screen that showed some of it would move.
 */
export function useFirstAnswers(...asked: Asked[]): boolean {
  const isAnswered = asked.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return wasAnswered;
}
