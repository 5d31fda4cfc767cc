import { Router, type NextFunction, type Request, type Response } from 'express';
import type { Database } from '../../../platform/database/index.js';
import { AVATAR_ROUTE, readAvatarFile } from './avatar.service.js';
import { createAvatarStore } from './profile.store.js';

const ONE_YEAR_SECONDS = 31_536_000;

/** Needs no credential, because nobody can guess the addresses. */
export function avatarsRouter(db: Database): Router {
  const router = Router();
  router.get(AVATAR_ROUTE, async (request: Request, response: Response, next: NextFunction) => {
    const wanted = readAvatarFile(String(request.params['file']));
    const image = wanted && (await createAvatarStore(db.sql).find(wanted.name, wanted.size));
    if (!image) return next();
    response
      .type('image/webp')
      .setHeader('Cache-Control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .send(image);
  });
  return router;
}
