import type { Database, UnitOfWork } from '../../platform/database/index.js';
import type { AccountDataHolder } from '../auth/index.js';
import { subscriptionStore } from './subscriptions/subscription.store.js';

/** The subscriptions' part of the export; a deletion takes them along with the account's sessions. */
export class NotificationData implements AccountDataHolder {
  constructor(private readonly db: Database) {}

  openMatters(): Promise<[]> {
    return Promise.resolve([]);
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    return { push_subscriptions: await subscriptionStore(this.db.sql).exportOf(userId) };
  }

  erase(userId: string, unit: UnitOfWork): Promise<void> {
    return subscriptionStore(unit.sql).forgetOf(userId);
  }
}
