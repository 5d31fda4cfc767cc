import { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import type { Language } from '../languages.js';
import { actorOf, type Actor } from './actor.js';

/** A controller that knows the request it answers: `ioc.ts` gives each request its own copy. */
export abstract class ApiController<Deps = object> extends Controller {
  declare protected readonly request: Request;

  constructor(protected readonly deps: Deps) {
    super();
  }

  /** Who calls a route that declares security. */
  protected get actor(): Actor {
    return actorOf(this.request);
  }

  protected get language(): Language {
    return this.request.language;
  }
}
