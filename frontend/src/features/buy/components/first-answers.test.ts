import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstAnswers } from './first-answers';

const pending = { isLoading: true, failureCount: 0 };
const answered = { isLoading: false, failureCount: 0 };
const failedOnce = { isLoading: true, failureCount: 1 };

it('waits for the first answer of every query, and never again', () => {
  const { result, rerender } = renderHook(([a, b]) => useFirstAnswers(a, b), {
    initialProps: [pending, answered] as const,
  });
  expect(result.current).toBe(false);
  rerender([answered, answered] as const);
  expect(result.current).toBe(true);
  rerender([pending, answered] as const);
  expect(result.current).toBe(true);
});

it('does not wait for the second try of a failed query', () => {
  const { result } = renderHook(() => useFirstAnswers(answered, failedOnce));
  expect(result.current).toBe(true);
});
