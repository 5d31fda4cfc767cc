import type { WebSocket } from 'ws';

const OPENING_AT_ONCE = 50;

/** Opens this many sockets, a few at a time. */
export async function openSockets(count: number, open: (index: number) => WebSocket): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += OPENING_AT_ONCE) {
    const size = Math.min(OPENING_AT_ONCE, count - from);
    const batch = Array.from({ length: size }, (_, offset) => open(from + offset));
    await Promise.all(
      batch.map(
        (socket) => new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject)),
      ),
    );
    sockets.push(...batch);
  }
  return sockets;
}

/** @throws Error where a server has closed a socket again */
export function assertOpen(sockets: readonly WebSocket[]): void {
  const closed = sockets.filter(({ readyState, OPEN }) => readyState !== OPEN).length;
  if (closed > 0) throw new Error(`${closed} of ${sockets.length} sockets were closed again`);
}
