import { statement, type Sql } from '../../../platform/database/index.js';
import type { Settings } from '../../../platform/settings/index.js';

/** As `delivery_publish` reads it. */
export interface DeliveryRule {
  windowSeconds: number;
  recentSeconds: number;
  /** Fewer numbers say nothing. */
  leastSample: number;
  recentSample: number;
  /** Share of the recent numbers from which on a product works now. */
  worksShare: number;
  /** Share of the messages that came before another number may be had. */
  patienceShare: number;
}

export function deliveryRuleOf({ delivery, swap }: Settings): DeliveryRule {
  return {
    windowSeconds: delivery.window_hours * 3_600,
    recentSeconds: delivery.recent_minutes * 60,
    leastSample: delivery.least_sample,
    recentSample: delivery.recent_sample,
    worksShare: delivery.works_percent / 100,
    patienceShare: swap.wait_percentile / 100,
  };
}

const COUNT = statement('delivery.count', 'SELECT delivery_count($1, $2, $3) AS since');
const PUBLISH = statement('delivery.publish', 'SELECT delivery_publish($1, $2, $3)');

export function createDeliveryStore(sql: Sql) {
  return {
    /** Answers since when it counted. */
    async count(horizonSeconds: number, windowSeconds: number, now: Date): Promise<Date> {
      return (await sql.one<{ since: Date }>(COUNT, [horizonSeconds, windowSeconds, now])).since;
    },

    publish: (rule: DeliveryRule, touchedSince: Date | null, now: Date) =>
      sql.rows(PUBLISH, [rule, touchedSince, now]),
  };
}
