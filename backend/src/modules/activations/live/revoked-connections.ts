import type { LiveEvent } from '../../../platform/events/index.js';
import type { Connection, Connections } from './connections.js';

/**
 * The connections whose session or API key the event ends; null for an event that is news for the customer.
 * Events about the end of a credential are for this server only.
 */
export function revokedConnections(
  { userId, type, fields }: LiveEvent,
  connections: Connections,
): Connection[] | null {
  switch (type) {
    case 'session_ended':
      return connections.of(userId).filter(({ sessionId }) => sessionId === fields['session_id']);
    case 'every_session_ended':
      return connections.of(userId).filter(({ sessionId }) => sessionId !== null);
    case 'api_key_revoked':
      return connections.of(userId).filter(({ apiKeyId }) => apiKeyId === fields['api_key_id']);
    default:
      return null;
  }
}
