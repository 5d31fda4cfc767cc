import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, Dialog, DialogClose, MoneyField } from '@torpedo/ui-kit';
import { type ComponentProps, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { moneyLocale } from '../format/figure';
import { formatMoney } from '../format/money';
import { useTexts } from '../i18n/use-texts';

type ApiKey = Schemas['ApiKeyDto'];
type Currency = ApiKey['currency'];

const LARGEST_BUDGET_CENTS = 1_000_000_000;

type BudgetFieldProps = Pick<ComponentProps<typeof MoneyField>, 'cents' | 'onCentsChange' | 'onBlur'> & {
  currency: Currency;
};

export function BudgetField(props: BudgetFieldProps) {
  const { t } = useTexts('api-keys');
  return (
    <MoneyField
      {...props}
      label={t('budget.field')}
      hint={t('budget.fieldHint')}
      locale={moneyLocale}
      maxCents={LARGEST_BUDGET_CENTS}
    />
  );
}

interface KeyBudgetProps {
  apiKey: ApiKey;
  /** The currency in which the account buys now. */
  currency: Currency;
  /** `cents` is null for no limit. */
  change: (id: string, cents: number | null) => Promise<unknown>;
  errorText: (error: unknown) => string;
}

/** Shows what a key that may buy has spent today, and a button to limit it. */
export function KeyBudget({ apiKey, currency, ...changes }: KeyBudgetProps) {
  const { t } = useTexts('api-keys');
  const { name, scopes, daily_budget_cents: budget, spent_today_cents: spent } = apiKey;
  if (!scopes.includes('buy')) return null;
  const isOfOtherCurrency = budget !== null && apiKey.currency !== currency;
  const amounts = {
    spent: formatMoney(spent, apiKey.currency),
    budget: formatMoney(budget ?? 0, apiKey.currency),
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{budget === null ? t('budget.spent', amounts) : t('budget.spentOf', amounts)}</span>
      <ChangeBudgetDialog apiKey={apiKey} currency={currency} {...changes} />
      {isOfOtherCurrency && (
        <span className="basis-full text-pretty text-danger">
          {t('budget.otherCurrency', { name, budget: apiKey.currency, account: currency })}
        </span>
      )}
    </p>
  );
}

function ChangeBudgetDialog({ apiKey, currency, change, errorText }: KeyBudgetProps) {
  const { t } = useTexts('api-keys');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, name, daily_budget_cents: budget } = apiKey;
  const cents = apiKey.currency === currency ? (budget ?? 0) : 0;
  const { control, handleSubmit, reset, formState } = useForm({ values: { cents } });

  function toggle(isOpen: boolean) {
    setOpen(isOpen);
    setProblem(undefined);
    reset();
  }

  const submit = handleSubmit(async (wanted) => {
    setProblem(undefined);
    try {
      await change(id, wanted.cents === 0 ? null : wanted.cents);
      setOpen(false);
    } catch (error) {
      setProblem(errorText(error));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      busy={formState.isSubmitting}
      title={t('budget.title', { name })}
      description={t('budget.text')}
      closeLabel={t('close')}
      trigger={
        <Button
          variant="link"
          size="inline"
          aria-label={t(budget === null ? 'budget.setLabel' : 'budget.changeLabel', { name })}
        >
          {t(budget === null ? 'budget.set' : 'budget.change')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('createDialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={formState.isSubmitting}>
            {t('budget.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="cents"
          render={({ field: { value, onChange, onBlur } }) => (
            <BudgetField cents={value} onCentsChange={onChange} onBlur={onBlur} currency={currency} />
          )}
        />
        {problem && <Banner tone="danger">{problem}</Banner>}
      </form>
    </Dialog>
  );
}
