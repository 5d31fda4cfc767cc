import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '../errors/index.js';

const LIMIT = '100kb';
const MAXIMUM_FORM_FIELDS = 100;
const ACCEPTED_TYPES = ['json', 'urlencoded'];

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length')) > 0;
  if (hasBody && !request.is(ACCEPTED_TYPES)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  next();
}

/** Validation of the generated routes expects an object even where none was sent. */
function ensureBody(request: Request, _response: Response, next: NextFunction): void {
  request.body ??= {};
  next();
}

/** Reads JSON and form bodies of at most 100 kB; every other type is 415. */
export function requestBody(): RequestHandler[] {
  return [
    refuseOtherTypes,
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: MAXIMUM_FORM_FIELDS }),
    ensureBody,
  ];
}
