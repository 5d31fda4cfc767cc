import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The answers of all calls in the API's document, by `GET /path`. */
export function documentedAnswers(): Record<string, unknown> {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../openapi.yaml'), 'utf8');
  const { paths } = parse(document, { maxAliasCount: -1 }) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(
      ([method, { responses }]) => [`${method.toUpperCase()} ${address}`, responses] as const,
    ),
  );
  const answers = calls.flatMap(([call, { 200: ok, 201: created, 202: accepted }]) => {
    const { example, examples = {} } = (ok ?? created ?? accepted)?.content?.['application/json'] ?? {};
    const answer = example ?? Object.values(examples)[0]?.value;
    return answer === undefined ? [] : [[call, answer]];
  });
  return Object.fromEntries(answers) as Record<string, unknown>;
}
