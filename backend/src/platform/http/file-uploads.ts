import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer, { memoryStorage, MulterError, type Field, type Multer } from 'multer';
import { DomainError, InvalidInputError } from '../errors/index.js';
import { assertBodyType } from './request-body.js';

/** The largest file that a form may carry: 5 MB. */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;

function refusalOf(error: unknown): DomainError {
  if (error instanceof MulterError && error.code === 'LIMIT_UNEXPECTED_FILE') {
    return new InvalidInputError({ [error.field ?? 'file']: 'unknown_field' });
  }
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  return new DomainError(isTooLarge ? 'FILE_TOO_LARGE' : 'BAD_REQUEST', {}, { cause: error });
}

/** Reads forms with files into memory, for the generated routes; what cannot be read is the client's fault. */
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
      // The generated routes look a file up even where there was no form.
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
