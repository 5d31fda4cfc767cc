import {
  STAFF_ACTIONS,
  STAFF_PERMISSIONS,
  type StaffAction,
} from '../backend/src/platform/http/staff-actions.ts';
import type { Api, Operation } from './api-document.ts';

/** The media type of a dry run's answer, so that no client takes it for the answer of the change. */
const MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

const PARAMETER = {
  in: 'header',
  name: 'X-Dry-Run',
  description:
    '`true` only tries the change: nothing is written or sent, and the answer is what would change.',
  required: false,
  schema: { type: 'string', enum: ['true', 'false'] },
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

const WARNING = {
  type: 'object',
  description: 'What to think of before the change is made: a price that is below the cost.',
  properties: {
    code: { type: 'string', enum: ['BELOW_COST'] },
    entity_id: { type: 'string' },
    price_cents: { type: 'integer' },
    cost_cents: { type: 'integer' },
  },
  required: ['code', 'entity_id', 'price_cents', 'cost_cents'],
  additionalProperties: false,
};

const DRY_RUN = {
  type: 'object',
  description: 'What a change would do. Nothing was changed.',
  properties: {
    dry_run: { type: 'boolean', enum: [true] },
    changes: { type: 'array', items: { $ref: '#/components/schemas/TrialChangeDto' } },
    warnings: { type: 'array', items: { $ref: '#/components/schemas/TrialWarningDto' } },
  },
  required: ['dry_run', 'changes', 'warnings'],
  additionalProperties: false,
};

/** Writes the server's table of staff actions into the document: tsoa knows only the name of each action. */
export function documentStaffActions(api: Api): void {
  Object.assign(api.components.schemas, {
    TrialChangeDto: CHANGE,
    TrialWarningDto: WARNING,
    TrialDto: DRY_RUN,
  });
  for (const operations of Object.values(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [security] = operation.security ?? [];
      const [name] = security?.['staff'] ?? [];
      if (!name || method === 'get') continue;
      const action = name as StaffAction;
      const { entity, permission, reason, hasDryRun } = STAFF_ACTIONS[action];
      operation.security = [{ staff: [permission] }];
      Object.assign(operation, {
        'x-staff-action': {
          action,
          permission,
          entity,
          reason,
          recent_sign_in: 'needsRecentSignIn' in STAFF_PERMISSIONS[permission],
          trial: hasDryRun,
        },
      });
      if (hasDryRun) documentDryRun(operation);
    }
  }
}

function documentDryRun(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), PARAMETER];
  const answer = (operation.responses['200'] ??= { description: 'What would change' });
  answer.content = { ...answer.content, [MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/TrialDto' } } };
}
