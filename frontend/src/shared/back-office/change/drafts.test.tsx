import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { meQuery } from '../../session/account';
import { discardQuestion, forgetDrafts, hasUnsaved, mayLeave, useDraft } from './drafts';

const FIELDS = { name: '', key: '' };

beforeEach(() => sessionStorage.clear());

function draftOf(account = 'ana', name = 'provider.fields', initial = FIELDS) {
  const client = new QueryClient();
  client.setQueryData(meQuery().queryKey, { id: account } as never);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const withoutKey = (fields: typeof FIELDS) => ({ ...fields, key: '' });
  const { result, unmount } = renderHook(() => useDraft(name, initial, withoutKey), { wrapper });
  return {
    unmount,
    value: () => result.current[0],
    type: (fields: typeof FIELDS) => act(() => result.current[1](fields)),
  };
}

it('restores a draft for the same person, without its secrets', () => {
  const before = draftOf();
  before.type({ name: 'Norte', key: 'secret' });
  before.unmount();
  expect(hasUnsaved()).toBe(false);
  expect(draftOf().value()).toEqual({ name: 'Norte', key: '' });
  expect(draftOf('bia').value()).toEqual(FIELDS);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it('asks nothing when a draft has no changes any more', () => {
  const draft = draftOf();
  draft.type({ name: 'Norte', key: '' });
  expect(hasUnsaved('provider')).toBe(true);
  draft.type(FIELDS);
  expect(hasUnsaved()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

it('discards a draft only after the answer yes', async () => {
  const draft = draftOf();
  draft.type({ name: 'Norte', key: '' });
  const isLeft = mayLeave('provider');
  discardQuestion.answer(false);
  expect(await isLeft).toBe(false);
  expect(draft.value().name).toBe('Norte');

  await act(async () => {
    const isDiscarded = mayLeave();
    discardQuestion.answer(true);
    expect(await isDiscarded).toBe(true);
  });
  expect(draft.value()).toEqual(FIELDS);
  expect(sessionStorage).toHaveLength(0);
});

it('closes the question when the draft is saved meanwhile', async () => {
  const draft = draftOf('ana', 'note');
  draft.type({ name: 'Avisada', key: '' });
  const isLeft = mayLeave();
  expect(discardQuestion.read()).toBe(true);
  act(() => forgetDrafts('note'));
  expect(await isLeft).toBe(true);
  expect(discardQuestion.read()).toBe(false);
});

it('keeps the drafts of other forms', async () => {
  const note = draftOf('ana', 'note');
  note.type({ name: 'Ligou', key: '' });
  expect(await mayLeave('provider')).toBe(true);
  act(() => forgetDrafts('provider'));
  expect(note.value().name).toBe('Ligou');
});

it('ignores a value that another version of the app stored in another shape', () => {
  sessionStorage.setItem(
    'torpedo.draft ana / provider.fields',
    JSON.stringify({ value: 'Norte', at: Date.now() }),
  );
  expect(draftOf().value()).toEqual(FIELDS);
});

it('keeps only the typed fields, and takes the changes of others in all other fields', () => {
  const before = draftOf();
  before.type({ name: 'Norte', key: '' });
  before.unmount();
  expect(draftOf('ana', 'provider.fields', { name: 'Pampa', key: 'new' }).value()).toEqual({
    name: 'Norte',
    key: 'new',
  });
});
