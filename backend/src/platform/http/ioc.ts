import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import { DIALECT_KEY_CHARACTERS, findActor, TEST_KEY_PREFIX } from './actor.js';

type ControllerClass<Instance> = abstract new (...dependencies: never[]) => Instance;

type ByClass = ReadonlyMap<unknown, unknown>;

export interface Controllers {
  real: ByClass;
  /** The controllers that answer test keys. */
  test: ByClass;
}

export const controllersByClass = (controllers: readonly object[]): ByClass =>
  new Map(controllers.map((controller) => [controller.constructor, controller]));

/** A public route has no actor, so the key is looked up here. */
async function isOfTestKey(request: Request): Promise<boolean> {
  const key = String(request.headers['x-api-key']);
  const mayBe = key.startsWith(TEST_KEY_PREFIX) || key.length === DIALECT_KEY_CHARACTERS;
  const actor = request.actor ?? (mayBe ? await findActor(request) : null);
  return actor?.apiKey?.isTest === true;
}

/**
 * Decides between the test world and the real one; the dialect has no controllers and decides in its router.
 * @throws DomainError TEST_KEY_NOT_ALLOWED for a route that needs an account and is not in the test world
 */
async function findController(request: Request, controllerClass: unknown): Promise<unknown> {
  const { real, test } = request.app.get('controllers') as Controllers;
  if (!(await isOfTestKey(request))) return real.get(controllerClass);
  if (request.actor && !test.has(controllerClass)) throw new DomainError('TEST_KEY_NOT_ALLOWED');
  return test.get(controllerClass) ?? real.get(controllerClass);
}

export const iocContainer = (request: unknown) => ({
  async get<Instance extends object>(controllerClass: ControllerClass<Instance>): Promise<Instance> {
    const found = await findController(request as Request, controllerClass);
    if (!found) throw new Error(`No ${controllerClass.name} in the container`);
    const copy = Object.create(controllerClass.prototype as object) as Instance;
    return Object.assign(copy, found, { headers: {}, request });
  },
});
