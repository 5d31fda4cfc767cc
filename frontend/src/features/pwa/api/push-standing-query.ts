import { queryOptions } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { isPushSupported, pushState, type PushState } from '../rules/push-state';
import { isSubscribed, serverKey } from './push-subscription';
import { queryKeys } from '../../../shared/query-keys';

async function isAvailable(): Promise<boolean> {
  try {
    await serverKey();
    return true;
  } catch (error) {
    if (hasCode(error, 'PUSH_UNAVAILABLE')) return false;
    throw error;
  }
}

async function readStanding(): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  const { permission } = Notification;
  return pushState({
    permission,
    isAvailable: await isAvailable(),
    isSubscribed: permission === 'granted' && (await isSubscribed()),
  });
}

/** Where this browser stands with notifications. */
export const pushStandingQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.pushStanding(userId),
    queryFn: readStanding,
    // The reader may change the permission in the browser's own settings at any time.
    staleTime: 0,
  });
