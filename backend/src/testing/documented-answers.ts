import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { parse } from 'yaml';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../openapi.yaml');

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; description?: string }[];
  'x-staff-action'?: { trial: boolean };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Api {
  paths: Record<string, Record<string, Operation>>;
}

/** An operation of the API document, with a pattern of its addresses. */
interface Route {
  method: string;
  template: string;
  pattern: RegExp;
  operation: Operation;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rewrites `nullable` of OpenAPI 3.0: JSON Schema says instead that the type may also be null. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (!isObject(node)) return node;
  const { nullable, ...rest } = node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asJsonSchema(value)]));
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Every operation of the API document, those without parameters in the path first. */
export function documentedRoutes(): Route[] {
  const { paths } = parse(readFileSync(DOCUMENT, 'utf8')) as Api;
  return Object.entries(paths)
    .flatMap(([template, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        template,
        pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
        operation,
      })),
    )
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length);
}

/** The example that the API document shows of a schema. */
export function documentedExample<Shown>(schema: string): Shown {
  const { components } = parse(readFileSync(DOCUMENT, 'utf8')) as {
    components: { schemas: Record<string, { example?: unknown }> };
  };
  return components.schemas[schema]?.example as Shown;
}

const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

interface AnswerKind {
  status: number;
  mediaType: string;
}

function createCheck() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  const document = parse(readFileSync(DOCUMENT, 'utf8')) as object;
  ajv.addSchema({ ...(asJsonSchema(document) as object), $id: 'api' });
  const routes = documentedRoutes();
  const compiled = new Map<string, ValidateFunction>();

  return (method: string, pathname: string, { status, mediaType }: AnswerKind, body: unknown): string[] => {
    const route = routes.find((one) => one.method === method && one.pattern.test(pathname));
    if (!route) return [];
    const { template, operation } = route;
    const answer = operation.responses[status] ? String(status) : 'default';
    if (!operation.responses[answer]?.content?.[mediaType])
      return [`has no documented body for ${status} ${mediaType}`];
    const reference = `api#${pointer('paths', template, method.toLowerCase(), 'responses', answer, 'content', mediaType, 'schema')}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

let check: ReturnType<typeof createCheck> | undefined;

/**
 * Compares a JSON answer with the API document: no field may be missing, unknown or of another type. Addresses that are
 * not in the document are not checked.
 * @throws Error that names every difference
 */
export function assertDocumented(method: string, pathname: string, kind: AnswerKind, body: unknown): void {
  check ??= createCheck();
  const differences = check(method, pathname, kind, body);
  if (differences.length === 0) return;
  throw new Error(
    `The answer ${kind.status} to ${method} ${pathname} is not as documented:\n${differences.join('\n')}`,
  );
}
