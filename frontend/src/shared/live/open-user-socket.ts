import type { LiveSocket } from './live-connection';

/** The socket of one account, identified by the session's cookie. */
export function openUserSocket(userId: string): LiveSocket {
  const url = new URL(`/ws/${encodeURIComponent(userId)}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}
