import { DomainError } from '../../../platform/errors/index.js';
import { GATEWAY_CODES, type GatewayCode } from '../../../platform/gateway-codes.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { WalletModule, WebhookRegistry, WebhookResult } from '../../wallet/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';

/** A way to charge top-ups, connected or not. */
export interface AdminGatewayDto {
  /** @example "PIX" */
  code: string;
  /** Whether the operator gave the credentials that it needs. */
  is_connected: boolean;
  /** Whether staff let it charge top-ups, by the setting `gateways`. Top-ups created before are still completed. */
  is_enabled: boolean;
  /** Whether it keeps one address for all charges, shown by `…/webhook`. Otherwise each charge carries the address. */
  keeps_webhook: boolean;
}

/** The address to which a gateway sends its notifications of payments. */
export interface GatewayWebhookDto {
  /** @example "PIX" */
  gateway: string;
  /** The address registered at the gateway now; null when there is none. */
  address: string | null;
  /** The address that has to be registered, so that payments are credited at once. */
  our_address: string;
  is_registered: boolean;
}

interface Deps extends Pick<Platform, 'publicUrl' | 'db' | 'clock'> {
  wallet: Pick<WalletModule, 'gateway'>;
  settings: Pick<SettingsReader, 'current'>;
}

export class AdminGatewaysService {
  constructor(private readonly deps: Deps) {}

  list(): AdminGatewayDto[] {
    const { gateways } = this.deps.settings.current();
    return GATEWAY_CODES.map((code) => {
      const adapter = this.deps.wallet.gateway(code);
      return {
        code,
        is_connected: adapter !== null,
        is_enabled: gateways[code],
        keeps_webhook: adapter?.webhook !== undefined,
      };
    });
  }

  /** @throws DomainError NOT_FOUND, WEBHOOK_NOT_NEEDED, WEBHOOK_REFUSED, GATEWAY_UNAVAILABLE */
  async webhookOf(code: string): Promise<GatewayWebhookDto> {
    const { gateway, registry } = this.#registryOf(code);
    return this.#shown(gateway, addressOf(await registry.read()));
  }

  /**
   * Registers our address and replaces the previous one.
   * @throws DomainError NOT_FOUND, WEBHOOK_NOT_NEEDED, WEBHOOK_REFUSED, GATEWAY_UNAVAILABLE
   */
  async registerWebhook(code: string, request: StaffRequest): Promise<GatewayWebhookDto> {
    const { gateway, registry } = this.#registryOf(code);
    const { address, our_address: ours } = await this.webhookOf(code);
    await changeAsStaff(this.deps, request, async () => ({
      result: undefined,
      changes: [{ entityId: gateway, userId: null, before: { address }, after: { address: ours } }],
    }));
    return this.#shown(gateway, addressOf(await registry.register(ours)));
  }

  #shown(gateway: GatewayCode, address: string | null): GatewayWebhookDto {
    const ours = `${this.deps.publicUrl}/api/v1/webhooks/${gateway.toLowerCase()}`;
    return { gateway, address, our_address: ours, is_registered: address === ours };
  }

  #registryOf(code: string): { gateway: GatewayCode; registry: WebhookRegistry } {
    const gateway = GATEWAY_CODES.find((known) => known === code.toUpperCase());
    const adapter = gateway && this.deps.wallet.gateway(gateway);
    if (!gateway || !adapter) throw new DomainError('NOT_FOUND');
    if (!adapter.webhook) throw new DomainError('WEBHOOK_NOT_NEEDED');
    return { gateway, registry: adapter.webhook };
  }
}

function addressOf(result: WebhookResult): string | null {
  switch (result.kind) {
    case 'registered':
      return result.address;
    case 'refused':
      throw new DomainError('WEBHOOK_REFUSED', { gateway_message: result.message });
    case 'unavailable':
      throw new DomainError('GATEWAY_UNAVAILABLE');
  }
}
