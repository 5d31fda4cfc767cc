import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import { addressLimit, networkOf, type SendFormPage } from '../../../platform/http/index.js';
import { LANGUAGES, siteAddress } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { FollowersService } from './followers.service.js';

const PLACES = new Map(LANGUAGES.map((language) => [siteAddress('/status/follow', language), language]));
const FORM = { extended: false, limit: '10kb', parameterLimit: 10 };

type Shown = Parameters<SendFormPage>[3];

type Deps = Pick<Platform, 'addressLimiter'> & { followers: FollowersService };

/** The pages of the form at /status and of its mails. Opening a link changes nothing, because mail servers open links. */
export function followersRouter({ followers, addressLimiter }: Deps): Router {
  const router = Router();

  async function ask(request: Request): Promise<Shown> {
    const { email } = (request.body ?? {}) as { email?: unknown };
    const typed = typeof email === 'string' ? email : '';
    try {
      const language = PLACES.get(request.path) ?? request.language;
      await followers.ask({ email: typed, language, network: networkOf(request.ip) });
      return { part: 'sent' };
    } catch (error) {
      if (error instanceof InvalidInputError) return { part: 'invalid', typed, status: 422 };
      if (error instanceof DomainError && error.code === 'RATE_LIMITED')
        return { part: 'later', typed, status: 429 };
      throw error;
    }
  }

  async function press(request: Request): Promise<Shown> {
    const { token, key } = request.query;
    if (typeof key === 'string') {
      await followers.leave(key);
      return { part: 'left' };
    }
    if (typeof token !== 'string') return ask(request);
    return (await followers.confirm(token)) ? { part: 'following' } : { part: 'gone', status: 404 };
  }

  function questionOf({ query }: Request): Shown {
    if (query['key'] !== undefined) return { part: 'leave' };
    return query['token'] === undefined ? {} : { part: 'confirm' };
  }

  const show = (request: Request, response: Response, next: NextFunction, shown: Shown) => {
    const send = request.app.get('form page') as SendFormPage;
    if (!send(request, response, request.path, shown)) next();
  };

  const places = [...PLACES.keys()];
  router.get(places, (request, response, next) => show(request, response, next, questionOf(request)));
  router.post(
    places,
    addressLimit(addressLimiter),
    express.urlencoded(FORM),
    async (request, response, next) => show(request, response, next, await press(request)),
  );
  return router;
}
