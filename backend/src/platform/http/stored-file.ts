import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** The content is compressed once for each encoding. */
export interface StoredFile {
  send(request: Request, response: Response): Promise<void>;
}

export function storedFile(type: 'html' | 'js' | 'json', content: string): StoredFile {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  const encoders = { br: () => toBrotli(content, { params }), gzip: () => toGzip(content, { level: 9 }) };
  const encoded = new Map<string, Promise<Buffer>>();

  function encode(encoding: keyof typeof encoders): Promise<Buffer> {
    const known = encoded.get(encoding) ?? encoders[encoding]();
    encoded.set(encoding, known);
    return known;
  }

  return {
    async send(request, response) {
      response.type(type).vary('Accept-Encoding').set('ETag', etag);
      // Browsers list gzip first, but that order is no preference.
      const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));
      if (!encoding) {
        response.send(content);
        return;
      }
      const body = await encode(encoding);
      response.set('Content-Encoding', encoding).send(body);
    },
  };
}
