import type { Schemas } from '@torpedo/api-client';
import { text, type Columns } from '../../command/columns.js';

export type GatewayWebhook = Schemas['GatewayWebhookDto'];

export const GATEWAY_ARGUMENT = ['<code>', 'code of the gateway, such as PIX'] as const;

export const WEBHOOK_COLUMNS: Columns<GatewayWebhook> = {
  gateway: text(({ gateway }) => gateway),
  registered: text(({ address }) => address),
  ours: text(({ our_address }) => our_address),
};
