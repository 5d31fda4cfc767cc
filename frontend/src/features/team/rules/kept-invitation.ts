import { storedToday, storeForADay } from '../../../shared/expiring-storage';

const storageKey = 'torpedo.team_invitation';

/** The token of the link, which leaves the address: history and reports of the page keep addresses. */
export const keepInvitation = (token: string): void => storeForADay(storageKey, token);

export function keptInvitation(): string {
  const token = storedToday(storageKey);
  return typeof token === 'string' ? token : '';
}

export const forgetInvitation = (): void => sessionStorage.removeItem(storageKey);
