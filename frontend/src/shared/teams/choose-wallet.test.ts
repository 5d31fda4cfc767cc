import { expect, it } from 'vitest';
import document from '../../../../openapi.yaml?raw';
import { clearAccessToken } from '../session/session-storage';
import { chosenTeam, type TeamWallet } from '../session/wallet-choice';
import { chooseWallet, isOnPayingAccount } from './choose-wallet';

/** Those that the document lists with the header, by path. */
function documentedPaths(): Map<string, boolean> {
  const [, paths = ''] = document.split(/^paths:$/m);
  const parts = paths.split(/^ {2}(\/\S*):$/m).slice(1);
  return new Map(
    parts.flatMap((path, place) =>
      place % 2 === 0 ? [[path, /name: X-Account$/m.test(parts[place + 1] ?? '')] as const] : [],
    ),
  );
}

it('the account whose wallet pays is named to exactly the operations that the document lists', () => {
  const documented = documentedPaths();
  expect([...documented.values()].filter(Boolean).length).toBeGreaterThan(10);
  // Public, in the currency of the account; a socket names its account in the address.
  documented.set('/api/v1/services', true);
  documented.delete('/ws/{userId}');
  const named = (isNamed: (path: string) => boolean) => [...documented.keys()].filter(isNamed);
  expect(named(isOnPayingAccount)).toEqual(named((path) => documented.get(path) ?? false));
});

const team: TeamWallet = { account_id: 'a', name: 'Loja', role: 'buyer', currency: 'BRL' };

it('a choice stays the same object until it changes, and ends with the session', () => {
  chooseWallet(team);
  expect(chosenTeam()).toEqual(team);
  expect(chosenTeam()).toBe(chosenTeam());

  clearAccessToken();
  expect(chosenTeam()).toBeNull();
});
