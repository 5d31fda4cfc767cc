import { useQueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@torpedo/api-client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isSigningOut, useSignedIn } from '../session/account';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveSocket,
  type LiveStatus,
} from './live-connection';
import type { LiveEffects } from './live-effects';

export const LiveContext = createContext<LiveConnection | null>(null);

function useLiveConnection(): LiveConnection {
  const connection = useContext(LiveContext);
  if (!connection) throw new Error('Live updates are for signed-in screens only');
  return connection;
}

export function useLiveStatus(): LiveStatus {
  const { status } = useLiveConnection();
  return useSyncExternalStore(status.subscribe, status.read);
}

export function useReconnectNow(): () => void {
  return useLiveConnection().reconnectNow;
}

export function openUserSocket(userId: string): LiveSocket {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}

interface LiveUpdatesProps {
  /** The account whose events are received; undefined where none may be received. */
  userId: string | undefined;
  loadEffects: () => Promise<LiveEffects[]>;
  children: ReactNode;
}

export function LiveUpdates({ userId, loadEffects, children }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();

  const connection = useMemo(() => {
    const readAnew = () => {
      if (!isSigningOut(queryClient)) void queryClient.invalidateQueries();
    };
    async function apply(event: LiveEvent) {
      const [effects, { applyLiveEvent }] = await Promise.all([loadEffects(), import('./live-effects')]);
      applyLiveEvent(effects, queryClient, event);
    }
    return createLiveConnection({
      openSocket: () => openUserSocket(userId ?? ''),
      onEvent: (event) => void apply(event).catch(readAnew),
      onMissed: readAnew,
    });
  }, [userId, loadEffects, queryClient]);

  useEffect(() => {
    if (!signedIn || userId === undefined) return;
    const comeBack = () => connection.reconnectNow();
    // A slow phone draws the frame before the socket opens.
    const opening = setTimeout(connection.connect);
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      connection.close();
    };
  }, [connection, signedIn, userId]);

  return <LiveContext value={connection}>{children}</LiveContext>;
}
