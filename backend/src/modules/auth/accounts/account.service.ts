import type { Database } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Account } from './account.js';
import { accountStore, type Preferences } from './account.store.js';

/** Reads accounts and changes what they prefer. */
export class AccountService {
  constructor(private readonly db: Database) {}

  /** @throws DomainError NOT_FOUND */
  getAccount(id: string): Promise<Account> {
    return accountStore(this.db.sql).get(id);
  }

  changePreferences(actor: Actor, preferences: Preferences): Promise<Account> {
    return accountStore(this.db.sql).changePreferences(actor.userId, preferences);
  }
}
