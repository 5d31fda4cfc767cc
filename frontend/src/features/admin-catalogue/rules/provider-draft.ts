import type { Schemas } from '@torpedo/api-client';

type Provider = Schemas['ProviderDto'];
type Currency = Schemas['CreateProviderRequestDto']['currency'];

export const PROVIDER_CURRENCIES = ['USD', 'EUR', 'BRL', 'RUB'] as const satisfies readonly Currency[];

/** The typed fields of a provider. An empty key keeps the present key. */
export interface ProviderDraft {
  code: string;
  name: string;
  priority: string;
  /** The limit of open numbers; empty for no limit. */
  open: string;
  url: string;
  key: string;
  currency: string;
  requests: string;
  lists: string;
}

export const NEW_PROVIDER: ProviderDraft = {
  code: '',
  name: '',
  priority: '100',
  open: '',
  url: '',
  key: '',
  currency: 'USD',
  requests: '5',
  lists: '1',
};

export function draftOf(provider: Provider): ProviderDraft {
  const { code, name, priority, max_open_numbers, currency, connection } = provider;
  return {
    code,
    name,
    priority: String(priority),
    open: String(max_open_numbers ?? ''),
    url: connection?.url ?? '',
    key: '',
    currency,
    requests: String(connection?.requests_per_second ?? ''),
    lists: String(connection?.lists_per_second ?? ''),
  };
}

export type DraftProblem = 'code' | 'missing' | 'url' | 'key' | 'keyAgain' | 'number';

const CODE = /^[a-z][a-z0-9-]{0,39}$/;
const KEY = /^[!-~]{8,200}$/;
const FEW_OR_MANY = /^[1-9]\d{0,4}$/;
const WHOLE = /^[1-9]\d{0,3}$/;

function isAddress(typed: string): boolean {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === '';
}

/** The kept key was typed for one server, so a new server needs the key again. */
function isOfAnotherServer({ url }: ProviderDraft, before: Provider | null): boolean {
  const known = before?.connection?.url;
  const typed = url.trim();
  return known !== undefined && URL.canParse(typed) && new URL(typed).origin !== new URL(known).origin;
}

/** The problem of the key. The key may be empty when the present key is kept. */
function keyProblem(draft: ProviderDraft, before: Provider | null): DraftProblem | null {
  if (draft.key === '' && isOfAnotherServer(draft, before)) return 'keyAgain';
  return KEY.test(draft.key) || (before !== null && draft.key === '') ? null : 'key';
}

/** The problem of each field. */
export function problemsOf(
  draft: ProviderDraft,
  before: Provider | null,
): Partial<Record<keyof ProviderDraft, DraftProblem>> {
  const isReachedHere = before === null || before.source === 'staff';
  const key = keyProblem(draft, before);
  return {
    ...(before === null && !CODE.test(draft.code) && { code: 'code' }),
    ...(draft.name.trim() === '' && { name: 'missing' }),
    ...((!WHOLE.test(draft.priority) || Number(draft.priority) > 1000) && { priority: 'number' }),
    ...(draft.open !== '' && !FEW_OR_MANY.test(draft.open) && { open: 'number' }),
    ...(isReachedHere && {
      ...(!isAddress(draft.url.trim()) && { url: 'url' }),
      ...(key && { key }),
      ...((!WHOLE.test(draft.requests) || Number(draft.requests) > 100) && { requests: 'number' }),
      ...((!WHOLE.test(draft.lists) || Number(draft.lists) > 100) && { lists: 'number' }),
    }),
  };
}

export const requestOf = (draft: ProviderDraft): Schemas['CreateProviderRequestDto'] => ({
  code: draft.code,
  name: draft.name.trim(),
  priority: Number(draft.priority),
  max_open_numbers: draft.open === '' ? null : Number(draft.open),
  url: draft.url.trim(),
  key: draft.key,
  currency: draft.currency as Currency,
  requests_per_second: Number(draft.requests),
  lists_per_second: Number(draft.lists),
});

/** Sends only changed fields, so that the changes of other staff are not undone. */
export function changesOf(draft: ProviderDraft, before: Provider): Schemas['ChangeProviderRequestDto'] {
  const seen = draftOf(before);
  const all = requestOf(draft);
  const isNew = (name: keyof ProviderDraft) => draft[name] !== seen[name];
  return {
    ...(isNew('name') && { name: all.name }),
    ...(isNew('priority') && { priority: all.priority }),
    ...(isNew('open') && { max_open_numbers: all.max_open_numbers ?? null }),
    ...(isNew('url') && { url: all.url }),
    ...(isNew('key') && { key: all.key }),
    ...(isNew('currency') && { currency: all.currency }),
    ...(isNew('requests') && { requests_per_second: all.requests_per_second }),
    ...(isNew('lists') && { lists_per_second: all.lists_per_second }),
    ...(before.updated_at && { expected_updated_at: before.updated_at }),
  };
}
