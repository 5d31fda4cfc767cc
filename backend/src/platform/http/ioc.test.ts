import { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { controllersByClass, iocContainer } from './ioc.js';

class Greeting extends Controller {
  constructor(private readonly word: string) {
    super();
  }
  greet(): string {
    return this.word;
  }
}
class Unknown extends Controller {}

const controllers = controllersByClass([new Greeting('olá')]);
const request = { app: { get: () => controllers } } as unknown as Request;

it('gives each request the controller that was built, with status and headers of its own', () => {
  const [one, two] = [iocContainer(request).get(Greeting), iocContainer(request).get(Greeting)];
  one.setStatus(201);
  one.setHeader('Set-Cookie', 'session=one');
  expect([two.getStatus(), two.getHeaders()]).toEqual([undefined, {}]);
  expect(iocContainer(request).get(Greeting).getHeaders()).toEqual({});
  expect([one, two].map((controller) => controller.greet())).toEqual(['olá', 'olá']);
});

it('names a controller that nobody built', () => {
  expect(() => iocContainer(request).get(Unknown)).toThrow('No Unknown in the container');
});
