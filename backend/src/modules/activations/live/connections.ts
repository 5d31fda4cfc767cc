import type { WebSocket } from 'ws';
import type { LiveEvent } from '../../../platform/events/index.js';
import type { Role } from '../../../platform/http/index.js';

export interface Connection {
  socket: WebSocket;
  userId: string;
  role: Role;
  sessionId: string | null;
  apiKeyId: string | null;
  /** True for a connection of a test key, which receives events of test numbers only. */
  isTest: boolean;
  /** Set when a member listens to the account of a team. */
  memberId: string | null;
}

/** The most sockets of one account on a replica; one more closes the oldest. */
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

  /** A null userId means all sockets, no world means both. A socket that does not read its frames is dropped. */
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
      // The session may listen to another account, the one of a team.
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
