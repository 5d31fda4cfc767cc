import type { Schemas } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import { changesOf, draftOf, NEW_PROVIDER, problemsOf, requestOf } from './provider-draft';

const pampa = {
  code: 'pampa',
  name: 'Pampa',
  source: 'staff',
  priority: 10,
  max_open_numbers: 50,
  currency: 'USD',
  connection: {
    url: 'https://pampa.example/handler_api.php',
    key_ends_in: '1234',
    requests_per_second: 5,
    lists_per_second: 1,
  },
  updated_at: '2026-11-22T14:00:00.000Z',
} as Schemas['ProviderDto'];

it('lists the missing fields of a new provider', () => {
  expect(problemsOf(NEW_PROVIDER, null)).toEqual({ code: 'code', name: 'missing', url: 'url', key: 'key' });
  const typed = { ...draftOf(pampa), key: 'a-long-secret' };
  expect(problemsOf(typed, null)).toEqual({});
  expect(requestOf(typed)).toMatchObject({ code: 'pampa', key: 'a-long-secret', requests_per_second: 5 });
  expect(problemsOf({ ...typed, url: 'https://me:secret@pampa.example' }, null)).toEqual({ url: 'url' });
});

it('sends only the changed fields of a known provider, and the key only when a new one is typed', () => {
  const seen = draftOf(pampa);
  expect(problemsOf(seen, pampa)).toEqual({});
  expect(changesOf(seen, pampa)).toEqual({ expected_updated_at: pampa.updated_at });
  expect(changesOf({ ...seen, priority: '5', key: 'another-secret' }, pampa)).toEqual({
    priority: 5,
    key: 'another-secret',
    expected_updated_at: pampa.updated_at,
  });
});

it('asks for the key again when the address leads to another server', () => {
  const moved = { ...draftOf(pampa), url: 'https://elsewhere.example/handler_api.php' };
  expect(problemsOf(moved, pampa)).toEqual({ key: 'keyAgain' });
  expect(problemsOf({ ...moved, key: 'its-own-secret' }, pampa)).toEqual({});
  expect(problemsOf({ ...moved, url: 'https://pampa.example/v2/handler_api.php' }, pampa)).toEqual({});
});

it('removes the limit of open numbers when the field is empty', () => {
  const seen = draftOf(pampa);
  expect(changesOf({ ...seen, open: '' }, pampa)).toMatchObject({ max_open_numbers: null });
  expect(changesOf({ ...seen, open: '80' }, pampa)).toMatchObject({ max_open_numbers: 80 });
  expect(problemsOf({ ...seen, open: '0' }, pampa)).toEqual({ open: 'number' });
});

it('requires only the name and the priority of the provider from the environment', () => {
  const primary = { ...pampa, source: 'environment', connection: null } as Schemas['ProviderDto'];
  expect(problemsOf(draftOf(primary), primary)).toEqual({});
  expect(problemsOf({ ...draftOf(primary), priority: '0' }, primary)).toEqual({ priority: 'number' });
});
