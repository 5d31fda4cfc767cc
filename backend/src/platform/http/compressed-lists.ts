import compression from 'compression';
import type { RequestHandler } from 'express';

/** The catalogue's lists: large, and without anything of a customer that compression could give away (BREACH). */
export const COMPRESSED_PATHS = ['/api/v1/countries', '/api/v1/services'];

/** Smaller answers fit a few packets as they are. */
const WORTHWHILE_BYTES = 4_096;

export function compressedLists(): RequestHandler {
  return compression({ threshold: WORTHWHILE_BYTES });
}
