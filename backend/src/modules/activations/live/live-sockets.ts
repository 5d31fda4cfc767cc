import type { IncomingMessage } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus, LiveEvent } from '../../../platform/events/index.js';
import { notSignedIn, type Sockets } from '../../../platform/http/index.js';
import type { Metrics } from '../../../platform/metrics.js';
import type { Platform } from '../../../platform/platform.js';
import { SUBPROTOCOLS, type UpgradeActor, type UpgradeAuthenticator } from '../../auth/index.js';
import { gaugeSockets } from '../activation-figures.js';
import { Connections, revokedConnections, type Connection } from './connections.js';
import { TEST_WORLD, type LiveEventDto } from './live-event.dto.js';
import { StaffChanges } from './staff-changes.js';

const HEARTBEAT_MS = 30_000;
const DEACTIVATION_CHECK_MS = 2_000;
const MOST_PER_MINUTE = 100;
const MINUTE_MS = 60_000;

function createMessageLimit(): (now: number) => boolean {
  let windowStart = 0;
  let count = 0;
  return (now) => {
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    return count <= MOST_PER_MINUTE;
  };
}

function userIdOf(url: string | undefined): string | null {
  const { pathname } = new URL(url ?? '/', 'http://localhost');
  const [, folder, userId, ...rest] = pathname.split('/');
  return folder === 'ws' && userId && rest.length === 0 ? userId : null;
}

/**
 * The account that may listen at this address.
 * @throws DomainError NOT_FOUND, UNAUTHENTICATED or another code of `notSignedIn`, STAFF_TOKEN_NOT_ALLOWED,
 * PASSWORD_CHANGE_REQUIRED, TWO_FACTOR_ENROLMENT_REQUIRED, FORBIDDEN or NOT_A_MEMBER for another
 * account, TEAM_ROLE for members who read no codes
 */
async function admit(request: IncomingMessage, authenticate: UpgradeAuthenticator): Promise<UpgradeActor> {
  const userId = userIdOf(request.url);
  if (!userId) throw new DomainError('NOT_FOUND');
  const admitted = await authenticate(request, userId);
  if (!admitted) throw notSignedIn(request);
  if (admitted.actor.staffToken) throw new DomainError('STAFF_TOKEN_NOT_ALLOWED');
  if (admitted.actor.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED');
  if (admitted.actor.mustSetUpTwoFactor) throw new DomainError('TWO_FACTOR_ENROLMENT_REQUIRED');
  if (admitted.actor.userId !== userId) throw new DomainError('FORBIDDEN');
  if (admitted.actor.member?.role === 'viewer') throw new DomainError('TEAM_ROLE');
  return admitted;
}

/** After this time a client must sign in again, in case the event that ended its access was lost. */
const LONGEST_MS = 30 * 60_000;
const LARGEST_MESSAGE_BYTES = 65_536;

const NOT_FOR_CUSTOMERS = new Set(['alarm_changed', 'catalogue_changed']);

/** Close codes of RFC 6455, and our own for the oldest of too many sockets. */
const CLOSE = { policy: 1008, comeBack: 1012, tooMany: 4008 } as const;

interface Deps extends Pick<Platform, 'clock' | 'log'> {
  events: Pick<EventBus, 'subscribe'>;
  authenticateUpgrade: UpgradeAuthenticator;
  findInactive: (userIds: readonly string[]) => Promise<string[]>;
  metrics: Pick<Metrics, 'registry'>;
}

export function createLiveSockets(deps: Deps): Sockets {
  const { events, authenticateUpgrade, findInactive, metrics, clock, log } = deps;
  const connections = new Connections();
  gaugeSockets(metrics, () => connections.of(null).length);
  const staffChanges = new StaffChanges({ connections });
  // Compression would cost a quarter of a megabyte for each connection.
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
    handleProtocols: (offered) => SUBPROTOCOLS.find((name) => offered.has(name)) ?? false,
  });

  const say = (socket: WebSocket, event: LiveEventDto) => socket.send(JSON.stringify(event));
  const timestamp = () => clock.now().toISOString();

  function answer(socket: WebSocket, data: RawData): void {
    try {
      const message = JSON.parse((data as Buffer).toString()) as { type?: unknown } | null;
      if (message?.type === 'ping') say(socket, { type: 'pong', timestamp: timestamp() });
    } catch (error) {
      log.debug({ err: error }, 'a client sent a frame that is not JSON');
    }
  }

  function serve(socket: WebSocket, { actor }: UpgradeActor): void {
    const { userId, role, sessionId, apiKey, member } = actor;
    const connection: Connection = {
      socket,
      userId,
      role,
      sessionId,
      apiKeyId: apiKey?.id ?? null,
      isTest: apiKey?.isTest ?? false,
      memberId: member?.userId ?? null,
    };
    const mayTalk = createMessageLimit();
    const longest = setTimeout(() => socket.close(CLOSE.comeBack), LONGEST_MS).unref();
    connections.add(connection)?.socket.close(CLOSE.tooMany, 'TOO_MANY_SOCKETS');
    const hears = () => {
      const isHeard = mayTalk(clock.now().getTime());
      if (!isHeard) socket.close(CLOSE.policy);
      return isHeard;
    };
    socket.on('message', (data) => {
      if (hears()) answer(socket, data);
    });
    // The library answers each ping, so pings count against the limit as messages do.
    socket.on('ping', hears);
    socket.on('error', (error) => log.debug({ err: error }, 'a live socket failed'));
    socket.on('close', () => {
      clearTimeout(longest);
      connections.remove(connection);
    });
    say(socket, { type: 'connection_established', user_id: userId, timestamp: timestamp() });
  }

  function hear(event: LiveEvent): void {
    const ended = revokedConnections(event, connections);
    if (ended) for (const { socket } of ended) socket.close(CLOSE.policy);
    else if (event.type === TEST_WORLD)
      connections.send(event.userId, JSON.stringify(event.fields['event']), 'test');
    else if (!NOT_FOR_CUSTOMERS.has(event.type)) {
      connections.send(event.userId, JSON.stringify({ type: event.type, ...event.fields }), 'real');
    }
    staffChanges.hear(event);
  }

  const unsubscribe = events.subscribe(hear);
  const heartbeat = setInterval(() => {
    const beat: LiveEventDto = { type: 'heartbeat', timestamp: timestamp() };
    connections.send(null, JSON.stringify(beat));
  }, HEARTBEAT_MS).unref();

  async function closeDeactivated(): Promise<void> {
    const listening = connections.of(null);
    const people = new Set(listening.flatMap(({ userId, memberId }) => [userId, memberId ?? userId]));
    if (people.size === 0) return;
    const inactive = new Set(await findInactive([...people]));
    for (const { socket, userId, memberId } of listening) {
      if (inactive.has(userId) || inactive.has(memberId ?? userId)) socket.close(CLOSE.policy);
    }
  }
  const deactivationCheck = setInterval(() => {
    closeDeactivated().catch((error: unknown) => log.warn({ err: error }, 'open sockets were not checked'));
  }, DEACTIVATION_CHECK_MS).unref();

  return {
    async handleUpgrade(request, socket, head) {
      const admitted = await admit(request, authenticateUpgrade);
      server.handleUpgrade(request, socket, head, (opened) => serve(opened, admitted));
    },
    close: () => {
      unsubscribe();
      staffChanges.close();
      clearInterval(heartbeat);
      clearInterval(deactivationCheck);
      for (const { socket } of connections.of(null)) socket.close(CLOSE.comeBack);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
