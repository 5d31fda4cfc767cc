import {
  Router,
  urlencoded,
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import compression from 'compression';
import { consumeAddress, hasBody, inOrder, storable, type Actor } from '../../platform/http/index.js';
import type { Platform } from '../../platform/platform.js';
import { required, type Action, type Answer, type Call, type Parameters } from './dialect-action.js';
import { DialectRefusal, wordOf } from './dialect-answers.js';

const DIALECT_PATH = '/stubs/handler_api.php';

const PLAIN_TEXT = 'text/plain; charset=utf-8';

const LARGEST_BODY_BYTES = 16_384;

const compress = compression({ threshold: 0 });

/** Programs that accept only gzip expect every answer packed. For other programs the answers are too short to pack. */
const packed: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding'] === 'gzip') compress(request, response, next);
  else next();
};

const urlencodedForm = urlencoded({ extended: false, limit: LARGEST_BODY_BYTES });

const readForm: RequestHandler = (request, response, next) => {
  if (hasBody(request)) urlencodedForm(request, response, next);
  else next();
};

interface Deps extends Pick<Platform, 'addressLimiter' | 'log'> {
  authenticateApiKey(key: string): Promise<Actor | null>;
  actions: Record<'real' | 'test', Readonly<Record<string, Action>>>;
}

/** Reads the query and the form. Some programs add blanks after names and values, which are removed. */
function parametersOf(request: Request): Parameters {
  const parameters = new Map<string, string>();
  const form = (request.body ?? {}) as Record<string, unknown>;
  for (const given of [request.query, form])
    for (const name of Object.keys(given)) {
      const values = given[name];
      const value = storable(String(Array.isArray(values) ? values[0] : values)).trim();
      if (value !== '') parameters.set(name.trim(), value);
    }
  return parameters;
}

/** The status is always 200 and errors are plain text: programs throw at any other status. */
function send(response: Response, answer: Answer): void {
  response.status(200);
  if (typeof answer === 'string') response.setHeader('Content-Type', PLAIN_TEXT).end(answer);
  else response.json(answer);
}

/** The API of SMS-Activate for the programs of its customers (docs/dialect.md): GET or POST, query or form. */
export function createDialectRouter({ addressLimiter, authenticateApiKey, actions, log }: Deps): Router {
  async function answerTo(request: Request, onLost: Call['onLost']): Promise<Answer> {
    await consumeAddress(addressLimiter, request);
    const parameters = parametersOf(request);
    const actor = await authenticateApiKey(required(parameters, 'api_key', 'NO_KEY'));
    if (!actor) throw new DialectRefusal('BAD_KEY');
    request.actor = actor;
    if (actor.mustChangePassword || actor.mustSetUpTwoFactor) throw new DialectRefusal('ACCOUNT_INACTIVE');
    const name = parameters.get('action') ?? '';
    const known = actions[actor.apiKey?.isTest ? 'test' : 'real'];
    const action = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!action) throw new DialectRefusal('BAD_ACTION');
    if (action.changes && actor.apiKey?.scope !== 'buy') throw new DialectRefusal('BAD_KEY');
    if (actor.member?.role === 'viewer' && !action.isForViewers) throw new DialectRefusal('BAD_KEY');
    return action.answer({ actor, parameters, onLost });
  }

  const refuse = (error: unknown, response: Response) => {
    const word = wordOf(error);
    if (word === null) log.error({ err: error }, 'request failed');
    response.locals['errorCode'] = word ?? 'ERROR_SQL';
    send(response, word ?? 'ERROR_SQL');
  };

  async function handle(request: Request, response: Response): Promise<void> {
    const onLost: Call['onLost'] = (work) => {
      const keep = () => {
        if (response.writableFinished) return;
        work().catch((error: unknown) => log.warn({ err: error }, 'a lost answer could not be kept'));
      };
      if (response.closed) keep();
      else response.once('close', keep);
    };
    try {
      send(response, await answerTo(request, onLost));
    } catch (error) {
      refuse(error, response);
    }
  }

  const refuseBody: ErrorRequestHandler = (
    error: { status?: number },
    _request,
    response,
    next: NextFunction,
  ) => {
    if (response.headersSent) next(error);
    else
      refuse(
        error.status !== undefined && error.status < 500 ? new DialectRefusal('BAD_ACTION') : error,
        response,
      );
  };

  const router = Router();
  router.all(DIALECT_PATH, inOrder(packed, readForm, handle));
  router.use(DIALECT_PATH, refuseBody);
  return router;
}
