import type { Clock } from '../../../platform/clock.js';
import { statement, type Database } from '../../../platform/database/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { Activation } from '../activation.js';
import { activationOf, type ActivationJson } from '../activation-rows.js';
import { isOpen } from '../activation-state.js';

/** What a customer has open now and had today (America/Sao_Paulo). */
export interface UserTransactions {
  open: Activation[];
  /** Today's that received a message or ended, newest first. */
  recent: Activation[];
  slots: { max: number; used: number };
  messagesToday: number;
}

const SHOWN_RECENT = 10;

// Whatever happened to a number today happened at most 10 minutes after its window.
export const READ_USER_TRANSACTIONS = statement(
  'activations.user_transactions',
  `SELECT day.start AS "dayStart",
          (SELECT coalesce(json_agg(v), '[]')
             FROM (SELECT * FROM activation_views
                    WHERE user_id = $1 AND expires_at > day.start - interval '10 minutes'
                    ORDER BY allotted_at DESC, id DESC LIMIT 200) v) AS activations,
          open_activations($1, $2) AS used,
          (SELECT count(*) FROM messages WHERE user_id = $1 AND shown AND received_at >= day.start) AS "messagesToday"
     FROM (SELECT date_trunc('day', $2::timestamptz AT TIME ZONE 'America/Sao_Paulo')
                    AT TIME ZONE 'America/Sao_Paulo' AS start) day`,
);

interface Reading {
  dayStart: Date;
  activations: ActivationJson[];
  used: number;
  messagesToday: number;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
}

/** The buying screen's panels. */
export class UserTransactionsService {
  constructor(private readonly dependencies: Dependencies) {}

  async read(userId: string): Promise<UserTransactions> {
    const { db, clock, settings } = this.dependencies;
    const now = clock.now();
    const reading = await db.sql.row<Reading>(READ_USER_TRANSACTIONS, [userId, now]);
    if (!reading) throw new Error('user_transactions answered nothing');
    const activations = reading.activations.map(activationOf);
    const recent = activations
      .map((activation) => ({ activation, at: lastEvent(activation) }))
      .filter(({ at }) => at >= reading.dayStart.getTime())
      .sort((left, right) => right.at - left.at)
      .slice(0, SHOWN_RECENT)
      .map(({ activation }) => activation);
    return {
      open: activations.filter((activation) => isOpen(activation, now)),
      recent,
      slots: { max: settings.current().max_open_activations, used: reading.used },
      messagesToday: reading.messagesToday,
    };
  }
}

/** When its newest message came or it ended, in ms; nothing of the kind is never. */
function lastEvent({ messages, closedAt }: Activation): number {
  return Math.max(messages[0]?.receivedAt.getTime() ?? -Infinity, closedAt?.getTime() ?? -Infinity);
}
