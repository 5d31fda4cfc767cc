import { statement } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { CountryReference, ServiceReference } from '../../catalogue/index.js';

export type OpenLevel = Settings['known_account'];

export interface AccountLimits {
  used: number;
  everybody: number;
  programs: number;
  accountDays: number;
  numbersWithSms: number;
  isFlagged: boolean;
  nextLevel: OpenLevel | null;
  cancelRule: Settings['cancel_block'];
  /** Of the product that is nearest to a pause; null where none was cancelled. */
  cancels: { counted: number; service: ServiceReference; country: CountryReference } | null;
  blockedUntil: string | null;
}

/** The lower one first. */
export const openLevels = (settings: Settings): OpenLevel[] => [
  settings.known_account,
  settings.trusted_account,
];

const READ = statement(
  'purchase.account_limits',
  `SELECT open_activations($1, $5) AS used, open_limit($1, $2, $3, $5) AS programs,
          t.account_days AS "accountDays", t.numbers_with_sms AS "numbersWithSms", t.is_flagged AS "isFlagged",
          purchase_block($1, $5) ->> 'blocked_until' AS "blockedUntil",
          (SELECT jsonb_build_object('counted', c.cancels,
                    'service', jsonb_build_object('code', s.code, 'listedName', s.supplier_name),
                    'country', jsonb_build_object('isoCode', c.country_iso, 'ownNames', jsonb_build_object('pt', k.name_pt, 'en', k.name_en, 'es', k.name_es)))
             FROM counted_cancels($1, $4, $5) c JOIN services s ON s.code = c.service_code
             LEFT JOIN countries k ON k.iso_code = c.country_iso
            ORDER BY c.cancels DESC, c.country_iso, c.service_code LIMIT 1) AS cancels
     FROM account_trust($1, $5) t`,
);

type LimitsRow = Omit<AccountLimits, 'everybody' | 'nextLevel' | 'cancelRule'>;

export type AccountLimitsReader = (userId: string) => Promise<AccountLimits>;

export function createAccountLimitsReader({
  db,
  clock,
  settings,
}: Pick<Platform, 'db' | 'clock' | 'settings'>): AccountLimitsReader {
  return async (userId) => {
    const current = settings.current();
    const { max_open_activations: everybody, cancel_block: cancelRule } = current;
    const levels = openLevels(current);
    const values = [userId, everybody, JSON.stringify(levels), cancelRule, clock.now()];
    const row = await db.sql.one<LimitsRow>(READ, values);
    const nextLevel = levels.find(({ open }) => open > row.programs) ?? null;
    return { ...row, everybody, nextLevel, cancelRule };
  };
}
