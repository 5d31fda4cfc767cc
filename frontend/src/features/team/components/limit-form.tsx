import { Button, Chip, MoneyField, Switch } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../shared/balance';
import { useErrorText } from '../../../shared/errors/error-text';
import { moneyLocale } from '../../../shared/format/figure';
import type { TeamPerson } from '../../../shared/teams/teams';
import { useChangeMember } from '../api/team';

const PRESETS = [100_00, 200_00, 300_00];
const MOST_CENTS = 1_000_000_00;

interface LimitFieldProps {
  /** Null means no limit. */
  cents: number | null;
  onCentsChange: (cents: number | null) => void;
  currency: Currency;
  error?: string | undefined;
}

/** The limit for the purchases of a month. An empty field means no limit. */
export function LimitField({ cents, onCentsChange, currency, error }: LimitFieldProps) {
  const { t } = useTranslation('team');
  return (
    <div>
      <MoneyField
        label={t('limit.perMonth')}
        cents={cents ?? 0}
        onCentsChange={(next) => onCentsChange(next === 0 ? null : next)}
        maxCents={MOST_CENTS}
        currency={currency}
        locale={moneyLocale}
        placeholder={t('limit.none')}
        error={error}
      />
      <div role="group" aria-label={t('limit.usual')} className="mt-2 flex flex-wrap gap-1.5">
        {PRESETS.map((preset) => (
          <Chip
            key={preset}
            className="h-9 px-2.5"
            pressed={cents === preset}
            onClick={() => onCentsChange(preset)}
          >
            {shortMoney(preset, currency)}
          </Chip>
        ))}
        <Chip className="h-9 px-2.5" pressed={cents === null} onClick={() => onCentsChange(null)}>
          {t('limit.noLimit')}
        </Chip>
      </div>
    </div>
  );
}

const shortMoney = (cents: number, currency: Currency): string =>
  new Intl.NumberFormat(moneyLocale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(cents / 100);

interface LimitFormProps {
  accountId: string;
  person: TeamPerson;
  /** The currency in which the team buys. */
  currency: Currency;
  onSaved: () => void;
  children?: ReactNode;
}

export function LimitForm({ accountId, person, currency, onSaved }: LimitFormProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const change = useChangeMember(accountId, person.user_id);
  const [cents, setCents] = useState(person.currency === currency ? person.monthly_budget_cents : null);
  const [warns, setWarns] = useState(person.warns_owner);

  function save() {
    const { role } = person;
    if (role === 'owner') return;
    change.mutate({ role, monthly_budget_cents: cents, warns_owner: warns }, { onSuccess: onSaved });
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) save();
      }}
    >
      <p className="text-sm text-pretty text-muted">{t('limit.text')}</p>
      <LimitField cents={cents} onCentsChange={setCents} currency={currency} />
      <Switch
        className="border-t border-border pt-1"
        label={t('limit.warn')}
        description={t('limit.once')}
        checked={warns}
        disabled={cents === null}
        onChange={(event) => setWarns(event.target.checked)}
      />
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {change.error && errorText(change.error)}
      </p>
      <Button type="submit" variant="ink" block loading={change.isPending}>
        {t('limit.save')}
      </Button>
    </form>
  );
}
