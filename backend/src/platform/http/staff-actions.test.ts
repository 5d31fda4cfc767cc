import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { STAFF_ACTIONS, type StaffAction } from './staff-actions.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}

interface Operation {
  'x-staff-action'?: { action: StaffAction; reason: string };
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const API = parse(readFileSync(path.resolve(import.meta.dirname, '../../../../openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const WRITES = Object.entries(API.paths)
  .filter(([template]) => template.startsWith('/api/v1/admin/'))
  .flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .map(([method, operation]) => ({ name: `${method} ${template}`, operation })),
  );

const schemaOf = (schema: Schema = {}): Schema =>
  schema.$ref ? (API.components.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;

/** Where an operation has its reason: in the query, in the body, in each of its lines, or in the body for all lines. */
function reasonOf({ parameters = [], requestBody }: Operation): string {
  if (parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'reason'))
    return 'optional';
  const body = schemaOf(requestBody?.content['application/json']?.schema);
  const lines = body.properties?.['lines'];
  const said = lines ? schemaOf(lines.items) : body;
  // Either of the two will do, so the document requires neither: the server refuses a line without both.
  if (lines && said.properties?.['reason'] && body.properties?.['reason']) return 'required';
  if (!said.properties?.['reason']) return 'none';
  return said.required?.includes('reason') ? 'required' : 'optional';
}

it('every change that staff can make names its action, and takes a reason as the action says', () => {
  expect(WRITES.length).toBeGreaterThan(40);
  const wrong = WRITES.filter(({ operation }) => {
    const { action } = operation['x-staff-action'] ?? {};
    return !action || STAFF_ACTIONS[action].reason !== reasonOf(operation);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('demands a reason for money, the state of an account and what is masked, and for nothing else', () => {
  const reasoned = Object.entries(STAFF_ACTIONS).filter(([, { reason }]) => reason === 'required');
  expect(reasoned.map(([action]) => action).sort()).toEqual([
    'balance.adjust',
    'balance.waive_debt',
    'message.reveal',
    'user.change_status',
    'user.reveal',
  ]);
});
