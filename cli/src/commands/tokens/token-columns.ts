import type { Schemas } from '@torpedo/api-client';
import { text, time, type Columns } from '../../command/columns.js';

export type StaffToken = Schemas['StaffTokenDto'];

export const TOKEN_COLUMNS: Columns<StaffToken> = {
  name: text(({ name }) => name),
  maker: text(({ maker }) => maker.email ?? maker.id),
  permissions: text(({ permissions }) => permissions.join(',')),
  expires_at: time(({ expires_at }) => expires_at),
  last_used_at: time(({ last_used_at }) => last_used_at),
  prefix: text(({ prefix }) => prefix),
  id: text(({ id }) => id),
};
