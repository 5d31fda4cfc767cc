import express, {
  Router,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import multer, { memoryStorage, MulterError, type Field, type Multer } from 'multer';
import { DomainError, InvalidInputError } from '../errors/index.js';

const JSON_LIMIT = '100kb';
const MAXIMUM_FORM_FIELDS = 100;

export interface BodyPaths {
  /** Also applies to paths below these. */
  forms: readonly string[];
  /** The routes of these paths read the file after authentication. */
  uploads: readonly string[];
}

export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

export function assertBodyType(request: Request, accepted: string[]): void {
  if (hasBody(request) && !request.is(accepted)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
}

/** A page of another site can make a browser send a form, but never JSON. */
function refuseOtherTypes({ forms, uploads }: BodyPaths): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const path = request.baseUrl + request.path;
    const takesForm = forms.some((form) => path === form || path.startsWith(`${form}/`));
    if (!uploads.includes(path)) assertBodyType(request, takesForm ? ['json', 'urlencoded'] : ['json']);
    next();
  };
}

export function requestBody(paths: BodyPaths): RequestHandler {
  const read = Router().use(
    refuseOtherTypes(paths),
    express.json({ limit: JSON_LIMIT }),
    express.urlencoded({ extended: false, limit: JSON_LIMIT, parameterLimit: MAXIMUM_FORM_FIELDS }),
  );
  return (request: Request, response: Response, next: NextFunction) => {
    const withBody = (error?: unknown) => {
      // The generated routes expect an object.
      request.body ??= {};
      next(error);
    };
    if (hasBody(request)) read(request, response, withBody);
    else withBody();
  };
}

const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;

function refusalOf(error: unknown): DomainError {
  if (error instanceof MulterError && error.code === 'LIMIT_UNEXPECTED_FILE') {
    return new InvalidInputError({ [error.field ?? 'file']: 'unknown_field' });
  }
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  return new DomainError(isTooLarge ? 'FILE_TOO_LARGE' : 'BAD_REQUEST', {}, { cause: error });
}

export function fileUploads(): Multer {
  const upload = multer({
    storage: memoryStorage(),
    limits: {
      fileSize: MAXIMUM_FILE_BYTES,
      files: 1,
      fields: 10,
      fieldSize: 1024,
      parts: 11,
      headerPairs: 20,
    },
  });
  const readFields = upload.fields.bind(upload);
  const fields = (wanted: readonly Field[]): RequestHandler => {
    const read = readFields(wanted);
    return (request: Request, response: Response, next: NextFunction) => {
      assertBodyType(request, ['multipart/form-data']);
      // The generated routes look for a file even without a form.
      request.files = {};
      read(request, response, (error: unknown) => {
        const unknown = Object.keys((request.body as object | undefined) ?? {});
        if (error) next(refusalOf(error));
        else if (unknown.length > 0)
          next(new InvalidInputError(Object.fromEntries(unknown.map((name) => [name, 'unknown_field']))));
        else next();
      });
    };
  };
  return Object.assign(upload, { fields });
}
