import type { Request } from 'express';

type ControllerClass<Controller> = abstract new (...dependencies: never[]) => Controller;

/** The controllers of one application, built by the composition root. */
export type Controllers = ReadonlyMap<unknown, unknown>;

/** How the generated routes find the controllers of the application that serves the request. */
export const iocContainer = (request: unknown) => ({
  get<Controller>(controller: ControllerClass<Controller>): Controller {
    const controllers = (request as Request).app.get('controllers') as Controllers;
    const found = controllers.get(controller);
    if (!found) throw new Error(`No ${controller.name} in the container`);
    return found as Controller;
  },
});
