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
  /** The product that is nearest to a pause; null where none was cancelled. */
  cancels: { counted: number; service: ServiceReference; country: CountryReference } | null;
  blockedUntil: string | null;
}

/** How many numbers an account may have open, as the database checks it. */
export interface OpenRule {
  maxOpen: number;
  /** The lowest level first; null where no key buys. */
  openLevels: OpenLevel[] | null;
}

export const openRuleOf = (settings: Settings, isKey: boolean): OpenRule => ({
  maxOpen: settings.max_open_activations,
  openLevels: isKey ? [settings.known_account, settings.trusted_account] : null,
});

const READ_MAX_OPEN = statement('purchase.max_open', 'SELECT open_limit($1, $2, $3, $4) AS max');

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

export function createAccountLimits({ db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>) {
  return {
    async read(userId: string): Promise<AccountLimits> {
      const current = settings.current();
      const { cancel_block: cancelRule } = current;
      const { maxOpen: everybody, openLevels } = openRuleOf(current, true);
      const values = [userId, everybody, JSON.stringify(openLevels), cancelRule, clock.now()];
      const row = await db.sql.one<LimitsRow>(READ, values);
      const nextLevel = openLevels?.find(({ open }) => open > row.programs) ?? null;
      return { ...row, everybody, nextLevel, cancelRule };
    },

    async maxOpen(userId: string, isKey: boolean): Promise<number> {
      const { maxOpen, openLevels } = openRuleOf(settings.current(), isKey);
      if (!openLevels) return maxOpen;
      const values = [userId, maxOpen, JSON.stringify(openLevels), clock.now()];
      return (await db.sql.one<{ max: number }>(READ_MAX_OPEN, values)).max;
    },
  };
}

export type AccountLimitsReader = ReturnType<typeof createAccountLimits>;
