import type { Request } from 'express';

type ControllerClass<Instance> = abstract new (...dependencies: never[]) => Instance;

export type Controllers = ReadonlyMap<unknown, unknown>;

export function controllersByClass(controllers: readonly object[]): Controllers {
  return new Map(controllers.map((controller) => [controller.constructor, controller]));
}

export const iocContainer = (request: unknown) => ({
  get<Instance extends object>(controllerClass: ControllerClass<Instance>): Instance {
    const controllers = (request as Request).app.get('controllers') as Controllers;
    const found = controllers.get(controllerClass);
    if (!found) throw new Error(`No ${controllerClass.name} in the container`);
    const copy = Object.create(controllerClass.prototype as object) as Instance;
    return Object.assign(copy, found, { headers: {}, request });
  },
});
