import { storedToday, storeForADay } from '../../../shared/expiring-storage';

const storageKey = 'torpedo.team_invitation';

/** Keeps the token out of the address, because the browser history and error reports keep addresses. */
export const keepInvitation = (token: string): void => storeForADay(storageKey, token);

export function keptInvitation(): string {
  const token = storedToday(storageKey);
  return typeof token === 'string' ? token : '';
}

export const forgetInvitation = (): void => sessionStorage.removeItem(storageKey);
