import { expect, it } from 'vitest';
import document from '../../../../openapi.yaml?raw';
import { clearAccessToken } from '../session/session-storage';
import { chosenTeam, type TeamWallet } from '../session/wallet-choice';
import { chooseWallet, isOnPayingAccount } from './choose-wallet';

/** The paths of the API's document; true when the document lists the header `X-Account` for the path. */
function documentedPaths(): Map<string, boolean> {
  const [, paths = ''] = document.split(/^paths:$/m);
  const parts = paths.split(/^ {2}(\/\S*):$/m).slice(1);
  return new Map(
    parts.flatMap((path, place) =>
      place % 2 === 0 ? [[path, /name: X-Account$/m.test(parts[place + 1] ?? '')] as const] : [],
    ),
  );
}

it('sends the account whose wallet pays to exactly the operations that the document lists', () => {
  const documented = documentedPaths();
  expect([...documented.values()].filter(Boolean).length).toBeGreaterThan(10);
  // The services are public but in the account's currency; a socket names its account in the address.
  documented.set('/api/v1/services', true);
  documented.delete('/ws/{userId}');
  const named = (isNamed: (path: string) => boolean) => [...documented.keys()].filter(isNamed);
  expect(named(isOnPayingAccount)).toEqual(named((path) => documented.get(path) ?? false));
});

const team: TeamWallet = { account_id: 'a', name: 'Loja', role: 'buyer', currency: 'BRL' };

it('keeps the same object until the choice changes, and forgets the choice at the end of the session', () => {
  chooseWallet(team);
  expect(chosenTeam()).toEqual(team);
  expect(chosenTeam()).toBe(chosenTeam());

  clearAccessToken();
  expect(chosenTeam()).toBeNull();
});
