import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { isSigningOut } from '../session/signing-out';
import { useSignedIn } from '../session/use-signed-in';
import { createLiveConnection } from './live-connection';
import { LiveContext } from './live-context';
import { applyLiveEvent, type LiveEffects } from './live-effects';
import { openUserSocket } from './open-user-socket';

type LiveUpdatesProps = {
  userId: string;
  effects: LiveEffects[];
  children: ReactNode;
};

/** Holds the signed-in person's socket open while they are in the app, and closes it with the session. */
export function LiveUpdates({ userId, effects, children }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();

  const connection = useMemo(
    () =>
      createLiveConnection({
        openSocket: () => openUserSocket(userId),
        onEvent: (event) => applyLiveEvent(effects, queryClient, event),
        onMissed: () => {
          if (!isSigningOut(queryClient)) void queryClient.invalidateQueries();
        },
      }),
    [userId, effects, queryClient],
  );

  useEffect(() => {
    if (!signedIn) return;
    const comeBack = () => connection.reconnectNow();
    // Not in the same stretch as the frame around it, which a slow phone shows first.
    const opening = setTimeout(connection.connect);
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      connection.close();
    };
  }, [connection, signedIn]);

  return <LiveContext value={connection}>{children}</LiveContext>;
}
