import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LiveConnection } from './live-connection';
import type { LiveStatus } from './live-status';

export const LiveContext = createContext<LiveConnection | null>(null);

function useLiveConnection(): LiveConnection {
  const connection = useContext(LiveContext);
  if (!connection) throw new Error('Live updates are for signed-in screens only');
  return connection;
}

/** Whether live updates arrive right now. */
export function useLiveStatus(): LiveStatus {
  const { status } = useLiveConnection();
  return useSyncExternalStore(status.subscribe, status.read);
}

/** Reconnects at once, for a button. */
export function useReconnectNow(): () => void {
  return useLiveConnection().reconnectNow;
}
