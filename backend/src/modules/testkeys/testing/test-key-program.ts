import type { ActivationWorld, Customer } from '../../../testing/activation-world.js';
import { httpClient, type Answer, type HttpClient } from '../../../testing/http-client.js';
import type { ActivationDto } from '../../activations/activation.dto.js';
import type { PurchaseDto } from '../../activations/purchase.dto.js';
import type { CreatedApiKeyDto } from '../../auth/api-keys/api-key.dto.js';
import type { BalanceDto } from '../../wallet/wallet.dto.js';
import type { TestClockDto } from '../test-clock.controller.js';

export interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

export const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as Refusal).detail.code];

export const pathOf = ({ activation_id }: Pick<ActivationDto, 'activation_id'>) =>
  `/sms-activate/activation/${activation_id}`;

/** A program of a customer’s with a key of its own. */
export class Program {
  private constructor(
    private readonly owner: Customer,
    readonly key: CreatedApiKeyDto,
    readonly call: HttpClient,
  ) {}

  static async of(world: ActivationWorld, owner: Customer, wanted: object = { test: true }) {
    const body = { name: 'Robot', scopes: ['buy'], ...wanted };
    const key = (await owner.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', { body })).body;
    return new Program(owner, key, httpClient(world.app.url, { 'x-api-key': key.key }));
  }

  buy<Body = PurchaseDto>(service: string, more: object = {}, headers: Record<string, string> = {}) {
    const order = { service, country: 'BR', quantity: 1, user_id: this.owner.userId, max_price_cents: 1_000 };
    return this.call<Body>('POST', '/batch/purchase', { body: { ...order, ...more }, headers });
  }

  async refused(service: string, more: object = {}) {
    const { status, body } = await this.buy<Refusal>(service, more);
    return { status, ...body.detail };
  }

  async number(service: string): Promise<ActivationDto> {
    const { body } = await this.buy(service);
    const [bought] = body.successful_transactions;
    if (!bought) throw new Error(`no number: ${JSON.stringify(body)}`);
    return bought;
  }

  async read(bought: ActivationDto): Promise<ActivationDto> {
    return (await this.call<ActivationDto>('GET', pathOf(bought))).body;
  }

  /** What can be spent, and what is held. */
  async balance(): Promise<[number, number]> {
    const { body } = await this.call<BalanceDto>('GET', '/api/v1/wallets/BRL/balance');
    return [body.balance_cents, body.held_cents];
  }

  advance(seconds: unknown): Promise<Answer<TestClockDto>> {
    return this.call<TestClockDto>('POST', '/api/v1/test/clock/advance', { body: { seconds } });
  }
}
