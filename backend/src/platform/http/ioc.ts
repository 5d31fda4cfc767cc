import type { Request } from 'express';

type ControllerClass<Instance> = abstract new (...dependencies: never[]) => Instance;

/** The controllers of one application by their classes, built by the composition root. */
export type Controllers = ReadonlyMap<unknown, unknown>;

/** What the composition root has built, as the generated routes look it up. */
export function controllersByClass(controllers: readonly object[]): Controllers {
  return new Map(controllers.map((controller) => [controller.constructor, controller]));
}

/**
 * How the generated routes find the controllers of the application that serves the request. A controller keeps
 * its request and the status and headers of its answer in itself, so each request works on an own copy of the one that was built:
 * a shared one would mix the answers, cookies included, of requests in flight.
 */
export const iocContainer = (request: unknown) => ({
  get<Instance extends object>(controllerClass: ControllerClass<Instance>): Instance {
    const controllers = (request as Request).app.get('controllers') as Controllers;
    const found = controllers.get(controllerClass);
    if (!found) throw new Error(`No ${controllerClass.name} in the container`);
    const copy = Object.create(controllerClass.prototype as object) as Instance;
    return Object.assign(copy, found, { headers: {}, request });
  },
});
