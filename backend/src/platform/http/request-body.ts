import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '../errors/index.js';

const LIMIT = '100kb';
const MAXIMUM_FORM_FIELDS = 100;

/** Where something other than JSON is sent. */
export interface BodyPaths {
  /** Take a form, too, and so does everything below them. */
  forms: readonly string[];
  /** Take a form with a file instead, which their routes read once they know who sends it. */
  uploads: readonly string[];
}

/** @throws DomainError UNSUPPORTED_MEDIA_TYPE for a body of another type */
export function assertBodyType(request: Request, accepted: string[]): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length')) > 0;
  if (hasBody && !request.is(accepted)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
}

/** A page elsewhere can make a browser send a form, but never JSON. */
function refuseOtherTypes({ forms, uploads }: BodyPaths): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const path = request.baseUrl + request.path;
    const takesForm = forms.some((form) => path === form || path.startsWith(`${form}/`));
    if (!uploads.includes(path)) assertBodyType(request, takesForm ? ['json', 'urlencoded'] : ['json']);
    next();
  };
}

/** Validation of the generated routes expects an object even where none was sent. */
function ensureBody(request: Request, _response: Response, next: NextFunction): void {
  request.body ??= {};
  next();
}

/** Reads JSON, and forms where they are expected, of at most 100 kB; every other type is 415. */
export function requestBody(paths: BodyPaths): RequestHandler[] {
  return [
    refuseOtherTypes(paths),
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: MAXIMUM_FORM_FIELDS }),
    ensureBody,
  ];
}
