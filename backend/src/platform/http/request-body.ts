import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '../errors/index.js';

const LIMIT = '100kb';
const MAXIMUM_FORM_FIELDS = 100;
const ACCEPTED_TYPES = ['json', 'urlencoded'];
const UPLOAD_TYPE = 'multipart/form-data';

function refuseOtherTypes(uploadPaths: ReadonlySet<string>): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length')) > 0;
    const accepted = uploadPaths.has(request.baseUrl + request.path) ? [UPLOAD_TYPE] : ACCEPTED_TYPES;
    if (hasBody && !request.is(accepted)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    next();
  };
}

/** Validation of the generated routes expects an object even where none was sent. */
function ensureBody(request: Request, _response: Response, next: NextFunction): void {
  request.body ??= {};
  next();
}

/**
 * Reads JSON and form bodies of at most 100 kB; every other type is 415.
 * @param uploadPaths take a form with a file instead, which their routes read once they know who sends it
 */
export function requestBody(uploadPaths: readonly string[]): RequestHandler[] {
  return [
    refuseOtherTypes(new Set(uploadPaths)),
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: MAXIMUM_FORM_FIELDS }),
    ensureBody,
  ];
}
