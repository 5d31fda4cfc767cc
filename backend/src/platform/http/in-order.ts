import type { NextFunction, RequestHandler } from 'express';

/** Runs handlers in order as one layer of Express, because Express takes longer to find a layer than they to work. */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const runFrom = (place: number): void => {
      const handler = handlers[place];
      if (!handler) return next();
      const goOn: NextFunction = (error?: unknown) => (error ? next(error) : runFrom(place + 1));
      try {
        const running: unknown = handler(request, response, goOn);
        if (running instanceof Promise) running.catch(next);
      } catch (error) {
        next(error);
      }
    };
    runFrom(0);
  };
}
