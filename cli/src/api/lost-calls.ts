import type { ApiError } from '@torpedo/api-client';

interface Loss {
  words: string;
  hint: string;
}

const ANOTHER = 'Is the server running? Another one is chosen with: torpedo login --server <url>';

const UNTRUSTED: Loss = {
  words: 'no authority that is known here signed its certificate',
  hint: 'Name the file of its authority in NODE_EXTRA_CA_CERTS.',
};

/** By the codes that Node, undici and OpenSSL give to what went wrong. */
const LOSSES: Readonly<Record<string, Omit<Loss, 'hint'> & Partial<Loss>>> = {
  TIMEOUT: {
    words: 'it did not answer in time',
    hint: 'Is the server running? --timeout <seconds> waits longer.',
  },
  ECONNREFUSED: { words: 'nothing answers there' },
  ENOTFOUND: { words: 'there is no such name' },
  EAI_AGAIN: { words: 'names cannot be looked up now' },
  ECONNRESET: { words: 'the connection broke off' },
  UND_ERR_SOCKET: { words: 'the connection broke off' },
  UND_ERR_CONNECT_TIMEOUT: { words: 'it did not answer in time' },
  EHOSTUNREACH: { words: 'no way leads there' },
  ENETUNREACH: { words: 'there is no network' },
  CERT_HAS_EXPIRED: { words: 'its certificate has expired' },
  CERT_NOT_YET_VALID: { words: 'its certificate is not valid yet', hint: 'Is the clock here right?' },
  ERR_TLS_CERT_ALTNAME_INVALID: { words: 'its certificate is for another name' },
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  ERR_SSL_WRONG_VERSION_NUMBER: { words: 'it does not speak https', hint: 'Write its address with http://' },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: {
    words: 'it does not speak https',
    hint: 'Write its address with http://',
  },
};

/** The error that began it: fetch wraps what the connection said. */
function rootOf(error: Error): Error & { code?: unknown } {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function connectionLoss(error: ApiError, server: string): Loss {
  const root = rootOf(error);
  const code = error.code === 'TIMEOUT' ? error.code : root.code;
  const known = typeof code === 'string' ? LOSSES[code] : undefined;
  const why = root.message === 'terminated' ? 'the answer broke off' : root.message || error.code;
  return { words: `Could not reach ${server}: ${known?.words ?? why}.`, hint: known?.hint ?? ANOTHER };
}

const AWAY = new Set([502, 503, 504]);

/** Why no answer of a Torpedo server came, in words, and what helps; null where one came. */
export function lossOf(error: ApiError, server: string): Loss | null {
  if (error.isConnectionFailure) return connectionLoss(error, server);
  const { status, code, requestId, message } = error;
  if (code !== 'UNKNOWN_ERROR' || requestId !== null || message !== '') return null;
  if (AWAY.has(status))
    return { words: `Could not reach ${server}: a proxy answers ${status} in its place.`, hint: ANOTHER };
  if (status >= 500) return null;
  return {
    words: `${server} is not a Torpedo server: what it answers (${status}) is of another kind.`,
    hint: ANOTHER,
  };
}
