import type { StaffAction } from '@torpedo/api-client';
import { type ChangeCall, changeCall } from '../../../shared/back-office/staff-query';
import type { AuditEntry } from './audit-search';

export interface Restoration {
  action: StaffAction;
  /** The kind of object, which selects the text. */
  kind: 'setting' | 'product' | 'offer' | 'provider';
  call: ChangeCall<unknown>;
}

/** The fields of a provider that can be restored without its key. */
const TERMS = ['name', 'priority', 'max_open_numbers', 'requests_per_second', 'lists_per_second'];

/** The fields of a product that can be restored one by one: the name in the record, the name in the call. */
const OF_PRODUCT = { price_cents: 'price_cents', own_name: 'name', description: 'description' } as const;

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The call that restores what one record changed; null when that is impossible. */
export function restorationOf(entry: AuditEntry): Restoration | null {
  const { action, entity_id: id, before, changes } = entry;
  if (changes.length === 0 || before === null) return null;
  const old = Object.fromEntries(changes.map((change) => [change.field, change.before]));
  switch (action) {
    case 'setting.change':
    case 'setting.reset': {
      const value = old['value'];
      if (value === null || value === undefined) return null;
      return {
        action: 'setting.change',
        kind: 'setting',
        call: changeCall('put', '/api/v1/admin/settings/{key}', { key: id }, { value }),
      };
    }
    case 'product.change': {
      // The API sets an own markup only in a change of many products.
      if (changes.some(({ field, before: was }) => field === 'markup_percent' && was !== null)) return null;
      const fields = Object.entries(OF_PRODUCT).filter(([name]) => name in old);
      if (fields.length === 0) return null;
      const terms = Object.fromEntries(fields.map(([name, given]) => [given, old[name]]));
      return {
        action,
        kind: 'product',
        call: changeCall('patch', '/api/v1/admin/products/{id}', { id }, terms),
      };
    }
    case 'product.pause':
    case 'product.resume': {
      const verb = action === 'product.pause' ? 'resume' : 'pause';
      return {
        action: `product.${verb}`,
        kind: 'product',
        call: changeCall('post', `/api/v1/admin/products/{id}/${verb}`, { id }),
      };
    }
    case 'offer.move': {
      const product = wordOf(before['product_id']);
      const { position } = before;
      if (product === undefined || typeof position !== 'number') return null;
      return {
        action,
        kind: 'offer',
        call: changeCall(
          'patch',
          '/api/v1/admin/products/{id}/offers/{offerId}',
          { id: product, offerId: id },
          { position },
        ),
      };
    }
    case 'provider.change':
      if (changes.some(({ field }) => !TERMS.includes(field))) return null;
      return {
        action,
        kind: 'provider',
        call: changeCall('patch', '/api/v1/admin/providers/{code}', { code: id }, old),
      };
    case 'provider.pause':
    case 'provider.resume': {
      const verb = action === 'provider.pause' ? 'resume' : 'pause';
      return {
        action: `provider.${verb}`,
        kind: 'provider',
        call: changeCall('post', `/api/v1/admin/providers/{code}/${verb}`, { code: id }),
      };
    }
    default:
      return null;
  }
}

const OF_PRODUCTS: readonly StaffAction[] = ['product.change', 'product.pause', 'product.resume'];

/** The call that undoes a whole operation; null for operations that are not on products. */
export const undoOf = ({ action, request_id: operation }: AuditEntry): ChangeCall<unknown> | null =>
  OF_PRODUCTS.includes(action)
    ? changeCall('post', '/api/v1/admin/operations/{operationId}/undo', { operationId: operation })
    : null;
