/** The media type of what a trial answers, so that no client takes it for the answer of the change itself. */
const MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

const WRITES = new Set(['post', 'put', 'patch', 'delete']);

const PARAMETER = {
  in: 'header',
  name: 'X-Dry-Run',
  description:
    '`true` only tries the change: nothing is written or sent, and the answer is what would change.',
  required: false,
  schema: { type: 'string', enum: ['true'] },
};

const FACTS = { type: 'object', nullable: true, additionalProperties: {} };

const CHANGE = {
  type: 'object',
  description: 'What a trial would change of one thing. Personal fields are reduced to their first letter.',
  properties: {
    action: { type: 'string' },
    entity_type: { type: 'string' },
    entity_id: { type: 'string' },
    before: FACTS,
    after: FACTS,
  },
  required: ['action', 'entity_type', 'entity_id', 'before', 'after'],
  additionalProperties: false,
};

const TRIAL = {
  type: 'object',
  description: 'What a change would do. Nothing was changed.',
  properties: {
    dry_run: { type: 'boolean', enum: [true] },
    changes: { type: 'array', items: { $ref: '#/components/schemas/TrialChangeDto' } },
  },
  required: ['dry_run', 'changes'],
  additionalProperties: false,
};

/**
 * Documents that staff can try each of their changes: the header, and the answer. It is one rule of the server for all
 * of them (`platform/http/dry-run.ts`), which tsoa can only be told operation by operation.
 * @param {import('./api-document.mjs').Api} api
 */
export function documentTrials(api) {
  Object.assign(api.components.schemas, { TrialChangeDto: CHANGE, TrialDto: TRIAL });
  for (const [path, operations] of Object.entries(api.paths)) {
    if (!path.startsWith('/api/v1/admin/')) continue;
    for (const [method, operation] of Object.entries(operations)) {
      if (!WRITES.has(method)) continue;
      operation.parameters = [...(operation.parameters ?? []), PARAMETER];
      const answer = (operation.responses['200'] ??= { description: 'What would change' });
      answer.content = {
        ...answer.content,
        [MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/TrialDto' } },
      };
    }
  }
}
