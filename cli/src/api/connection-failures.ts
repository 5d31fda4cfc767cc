import type { ApiError } from '@torpedo/api-client';

interface ConnectionFailure {
  text: string;
  hint: string;
}

const ANOTHER = 'Is the server running? Another one is chosen with: torpedo login --server <url>';

const UNTRUSTED: ConnectionFailure = {
  text: 'no authority that is known here signed its certificate',
  hint: 'Name the file of its authority in NODE_EXTRA_CA_CERTS.',
};

/** Causes by the error codes of Node, undici and OpenSSL. */
const CAUSES: Readonly<Record<string, Omit<ConnectionFailure, 'hint'> & Partial<ConnectionFailure>>> = {
  TIMEOUT: {
    text: 'it did not answer in time',
    hint: 'Is the server running? --timeout <seconds> waits longer.',
  },
  ECONNREFUSED: { text: 'nothing answers there' },
  ENOTFOUND: { text: 'there is no such name' },
  EAI_AGAIN: { text: 'names cannot be looked up now' },
  ECONNRESET: { text: 'the connection broke off' },
  UND_ERR_SOCKET: { text: 'the connection broke off' },
  UND_ERR_CONNECT_TIMEOUT: { text: 'it did not answer in time' },
  EHOSTUNREACH: { text: 'no way leads there' },
  ENETUNREACH: { text: 'there is no network' },
  CERT_HAS_EXPIRED: { text: 'its certificate has expired' },
  CERT_NOT_YET_VALID: { text: 'its certificate is not valid yet', hint: 'Is the clock here right?' },
  ERR_TLS_CERT_ALTNAME_INVALID: { text: 'its certificate is for another name' },
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  ERR_SSL_WRONG_VERSION_NUMBER: { text: 'it does not speak https', hint: 'Write its address with http://' },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: { text: 'it does not speak https', hint: 'Write its address with http://' },
};

/** The first error: fetch wraps the error of the connection. */
function rootOf(error: Error): Error & { code?: unknown } {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function explained(error: ApiError, server: string): ConnectionFailure {
  const root = rootOf(error);
  const code = error.code === 'TIMEOUT' ? error.code : root.code;
  const known = typeof code === 'string' ? CAUSES[code] : undefined;
  const why = root.message === 'terminated' ? 'the answer broke off' : root.message || error.code;
  return { text: `Could not reach ${server}: ${known?.text ?? why}.`, hint: known?.hint ?? ANOTHER };
}

const AWAY = new Set([502, 503, 504]);

/** Why no answer of a Torpedo server came, and what to do; null where one came. */
export function connectionFailureOf(error: ApiError, server: string): ConnectionFailure | null {
  if (error.isConnectionFailure) return explained(error, server);
  const { status, code, requestId, message } = error;
  if (code !== 'UNKNOWN_ERROR' || requestId !== null || message !== '') return null;
  if (AWAY.has(status))
    return { text: `Could not reach ${server}: a proxy answers ${status} in its place.`, hint: ANOTHER };
  if (status >= 500) return null;
  return {
    text: `${server} is not a Torpedo server: what it answers (${status}) is of another kind.`,
    hint: ANOTHER,
  };
}
