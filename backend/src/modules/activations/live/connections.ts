import type { WebSocket } from 'ws';
import type { LiveEvent } from '../../../platform/events/index.js';
import type { Role } from '../../../platform/http/index.js';

export interface Connection {
  socket: WebSocket;
  userId: string;
  role: Role;
  sessionId: string | null;
  apiKeyId: string | null;
  /** By a test key, which hears of test numbers alone. */
  isTest: boolean;
  /** Who listens to the account of somebody else. */
  memberId: string | null;
}

/** Sockets of one account on a replica; beyond it the oldest is closed. */
export const MOST_PER_USER = 10;

const MOST_UNREAD_BYTES = 1_048_576;

export class Connections {
  readonly #byUser = new Map<string, Set<Connection>>();

  add(connection: Connection): Connection | null {
    const own = this.#byUser.get(connection.userId) ?? new Set();
    this.#byUser.set(connection.userId, own);
    own.add(connection);
    if (own.size <= MOST_PER_USER) return null;
    const [oldest] = own;
    own.delete(oldest!);
    return oldest!;
  }

  remove(connection: Connection): void {
    const own = this.#byUser.get(connection.userId);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.#byUser.delete(connection.userId);
  }

  of(userId: string | null): Connection[] {
    if (userId !== null) return [...(this.#byUser.get(userId) ?? [])];
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** All sockets for null, in both worlds where none is named. One that does not read is dropped. */
  send(userId: string | null, frame: string, world?: 'real' | 'test'): void {
    for (const { socket, isTest } of this.of(userId)) {
      if (world && isTest !== (world === 'test')) continue;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      else socket.send(frame);
    }
  }
}

export function revokedConnections(
  { userId, type, fields }: LiveEvent,
  connections: Connections,
): Connection[] | null {
  switch (type) {
    case 'session_ended':
      // It may listen to the account of a team.
      return connections.of(null).filter(({ sessionId }) => sessionId === fields['session_id']);
    case 'every_session_ended':
      return connections
        .of(userId)
        .filter(({ apiKeyId }) => apiKeyId === null || fields['api_keys'] === true);
    case 'api_key_revoked':
      return connections.of(userId).filter(({ apiKeyId }) => apiKeyId === fields['api_key_id']);
    case 'member_removed':
      return connections.of(userId).filter(({ memberId }) => memberId === fields['member_id']);
    default:
      return null;
  }
}
