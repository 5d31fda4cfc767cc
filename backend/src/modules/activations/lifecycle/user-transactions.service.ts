import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { assertActivationId, type Activation } from '../activation.js';
import type { AccountLimitsReader } from '../purchase/account-limits.read-model.js';
import type { PurchaseBlock } from '../purchase/purchase.store.js';
import { createUserTransactionsReader, findActivation } from './user-transactions.read-model.js';

export interface UserTransactions {
  open: Activation[];
  recent: Activation[];
  slots: { max: number; used: number };
  messagesToday: number;
  block: PurchaseBlock | null;
}

type Deps = Pick<Platform, 'db' | 'clock'> & { limits: Pick<AccountLimitsReader, 'maxOpen'> };

export class UserTransactionsService {
  readonly #readOf;

  constructor(private readonly deps: Deps) {
    this.#readOf = createUserTransactionsReader(deps.db.sql, deps.clock);
  }

  async get(userId: string, id: string): Promise<Activation> {
    const { db, clock } = this.deps;
    assertActivationId(id);
    const found = await findActivation(db.sql, { userId, id, now: clock.now() });
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async read({
    userId,
    apiKey,
    member,
  }: Pick<Actor, 'userId' | 'apiKey' | 'member'>): Promise<UserTransactions> {
    const { activations, openBuyers, messagesToday, block, ...reading } = await this.#readOf(userId);
    const max = await this.deps.limits.maxOpen(userId, apiKey !== null);
    // A person of a team has their own slots; a key counts the whole account.
    const person = apiKey ? null : (member?.userId ?? userId);
    const used = openBuyers.filter((buyer) => person === null || buyer === person).length;
    const recent = reading.recent.flatMap((id) => activations.find((each) => each.id === id) ?? []);
    return {
      open: activations.filter(({ isOpen }) => isOpen),
      recent,
      slots: { max, used },
      messagesToday,
      block,
    };
  }
}
