import { Router, type Request, type Response, type NextFunction, type RequestHandler } from 'express';
import compression from 'compression';
import etag from 'etag';
import { inOrder } from './in-order.js';

/** A path below these that no route serves gets a JSON 404, never the page of the web app. */
const API_AREAS = ['api', 'batch', 'sms-activate', 'ws'];

/** Uses a map, because Express tries patterns on every request. @param others by the first part of their paths */
export function byArea(
  first: RequestHandler,
  api: RequestHandler,
  others: Readonly<Record<string, RequestHandler>>,
): RequestHandler {
  const handlers = [...API_AREAS.map((area) => [area, api] as const), ...Object.entries(others)];
  const areas = new Map(handlers.map(([area, handler]) => [area, inOrder(first, handler)]));
  return (request, response, next) => {
    const [, area = ''] = request.path.split('/', 2);
    const handler = areas.get(area.toLowerCase());
    if (handler) void handler(request, response, next);
    else next();
  };
}

/** Gives `v1/users` for `/api/v1/users/me`, `batch` for `/batch/purchase`. */
function placeOf(path: string): string {
  const [, area = '', version = '', subject = ''] = path.toLowerCase().split('/', 4);
  return area === 'api' ? `${version}/${subject}` : area;
}

/** Groups routes in a map, because Express tries the pattern of each route of a router in turn. */
export function routesByPlace(register: (routes: Router) => void): RequestHandler {
  const all = Router();
  register(all);
  const places = new Map<string, Router>();
  for (const layer of all.stack) {
    const place = placeOf(layer.route?.path ?? '');
    const routes = places.get(place) ?? Router();
    routes.stack.push(layer);
    places.set(place, routes);
  }
  return (request, response, next) => {
    // Otherwise Express would answer OPTIONS itself.
    const routes = request.method === 'OPTIONS' ? undefined : places.get(placeOf(request.path));
    if (routes) routes(request, response, next);
    else next();
  };
}

/** These answers are large and hold no secret that compression could reveal (BREACH). */
export const COMPRESSED_PATHS = ['/api/v1/countries', '/api/v1/services'];

const WORTHWHILE_BYTES = 4_096;

export function compressedLists(): RequestHandler {
  return compression({ threshold: WORTHWHILE_BYTES });
}

/** Allows a 304. The lists depend on language and currency, so no shared cache may keep them. */
export function revalidatedLists(_request: Request, response: Response, next: NextFunction): void {
  const { json } = response;
  response.json = function sendTagged(body: unknown) {
    if (response.statusCode !== 200) return json.call(response, body);
    const text = JSON.stringify(body);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.vary('Accept-Language, Cookie, Authorization, X-API-Key');
    response.setHeader('ETag', etag(text, { weak: true }));
    return response.type('json').send(text);
  };
  next();
}
