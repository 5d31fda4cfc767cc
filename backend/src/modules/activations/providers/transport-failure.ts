const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const BEFORE_SENDING = new Set(['connect', 'getaddrinfo']);

export interface TransportFailure {
  /** Whether the request certainly never left: no connection came about. */
  kind: 'not_sent' | 'unknown';
  error: string;
}

/** What a rejected fetch means. The message holds no address, because addresses carry keys. */
export function transportFailureOf(reason: unknown): TransportFailure {
  if (reason instanceof Error && (reason.name === 'TimeoutError' || reason.name === 'AbortError')) {
    return { kind: 'unknown', error: 'no answer in time' };
  }
  const causes = causesOf(reason);
  const code = causes.map((cause) => cause.code).find(Boolean) ?? 'connection lost';
  const neverConnected = causes.length > 0 && causes.every(isBeforeSending);
  return { kind: neverConnected ? 'not_sent' : 'unknown', error: code };
}

interface SystemFailure {
  code?: string;
  syscall?: string;
}

function causesOf(reason: unknown): SystemFailure[] {
  const cause = reason instanceof Error ? reason.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors as SystemFailure[];
  return cause instanceof Error ? [cause as SystemFailure] : [];
}

function isBeforeSending({ code, syscall }: SystemFailure): boolean {
  if (syscall !== undefined) return BEFORE_SENDING.has(syscall);
  return NEVER_CONNECTED.has(code ?? '');
}
