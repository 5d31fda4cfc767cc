import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { Banner, Button, Card, FilterChips, MoneyField, Skeleton, TextField, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { Controller, type FieldError, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../../../shared/balance';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatCpf, isValidCpf, maskedCpf } from '../../../shared/format/cpf';
import { moneyLocale } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Currency, useCurrencies, useLimits } from '../../../shared/limits';
import { presetsOf, wordOfGateway } from '../../../shared/topup-amounts';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useMe } from '../../../shared/session/account';
import {
  gatewaySelectionQuery,
  gatewaysQuery,
  ratesQuery,
  useCreateTopup,
  useSelectGateway,
} from '../api/topups';
import type { ProductLink } from '../../../shared/product-link';
import { ChoiceCost } from './buy-choice';
import { chosenOf, GatewayChoice } from './gateway-choice';
import { PENDING_TOAST } from './pending-pix';
import { RateLine } from './rate-line';
import { rememberCpf, rememberedCpf } from '../../../shared/session/remembered-cpf';
import {
  firstAmount,
  type TopupForm as TopupFields,
  type TopupProblem,
  topupProblems,
} from '../rules/topup-form';

type Fields = Omit<TopupFields, 'gateway'>;

interface TopupFormProps {
  choice: ProductLink | undefined;
  cents: number | undefined;
  onCreated: (topupId: string) => void;
}

export function TopupForm({ choice, cents: wantedCents, onCreated }: TopupFormProps) {
  const { t } = useTranslation('topup');
  const { language } = useLanguage();
  const me = useMe();
  const limits = useLimits();
  const currencies = useCurrencies(me.preferred_currency);
  const errorText = useErrorText();
  const create = useCreateTopup();
  const selectGateway = useSelectGateway();
  const gateways = useQuery(gatewaysQuery(language));
  const selection = useQuery(gatewaySelectionQuery());
  const queryClient = useQueryClient();

  const { control, handleSubmit, formState, getValues, resetField, setValue } = useForm<Fields>({
    defaultValues: {
      currency: me.preferred_currency,
      cents: wantedCents ?? firstAmount(me.preferred_currency),
      cpf: formatCpf(rememberedCpf() || (me.profile.cpf ?? '')),
    },
    mode: 'onTouched',
  });
  const { errors, isSubmitted, isSubmitting } = formState;
  const [isCpfKnown, setCpfKnown] = useState(() => isValidCpf(getValues('cpf')));
  const [isOpen, setOpen] = useState(false);
  const online = useOnline();
  const [currency, cents] = useWatch({ control, name: ['currency', 'cents'] });
  const owedCents = useQuery(balanceQuery(currency)).data?.owed_cents ?? 0;

  const isForeign = currency !== 'BRL';
  const rates = useQuery({ ...ratesQuery(), enabled: isForeign });
  const rate = rates.data?.find((each) => each.currency === currency);
  const isUnavailable = isForeign && rate?.is_available === false;

  const chosen = chosenOf(gateways.data, selection.data);
  const gateway = chosen?.code;
  const isFolded = !isOpen && !isForeign && (chosen !== undefined || gateways.isPending);
  const problemsOf = (fields: Fields) => topupProblems({ gateway, ...fields }, limits);

  function problemText(problem: TopupProblem) {
    const limit = problem === 'maximumAmount' ? limits.topup_maximum_cents : limits.topup_minimum_cents;
    return t(`errors.${problem}`, { amount: formatMoney(limit, currency) });
  }
  const errorOf = (error: FieldError | undefined) => error && problemText(error.message as TopupProblem);

  function tellAmountProblem() {
    const problem = problemsOf(getValues()).amount;
    if (problem) toast.error({ id: 'topup-amount', title: problemText(problem) });
  }

  const tellGatewayProblem = () => toast.error({ id: 'topup-gateway', title: t('errors.gatewayRequired') });

  /** Waits for the gateways when the customer presses the button before they have loaded. */
  async function gatewayOnceKnown() {
    try {
      const listed = await queryClient.ensureQueryData(gatewaysQuery(language));
      return chosenOf(listed, await queryClient.ensureQueryData(gatewaySelectionQuery()))?.code;
    } catch {
      return undefined;
    }
  }

  function chooseCurrency(next: Currency) {
    setValue('currency', next);
    resetField('cents', { defaultValue: firstAmount(next) });
  }

  function submitText() {
    if (!online) return t('form.offline');
    return create.isPending
      ? t('form.processing')
      : t('form.submitAmount', { amount: formatMoney(cents, currency) });
  }

  const submit = handleSubmit(async (fields) => {
    if (create.isPending || isUnavailable) return;
    const known = gateway ?? (await gatewayOnceKnown());
    if (!known) return tellGatewayProblem();
    create.mutate(
      { gateway: known, ...fields, rate: rate?.rate },
      {
        onSuccess: ({ transaction_id }) => {
          if (fields.currency === 'BRL') rememberCpf(fields.cpf);
          toast.success({ id: PENDING_TOAST, title: t('success.topUpCreated') });
          onCreated(transaction_id);
        },
        onError: (error) => {
          const detail = error instanceof ApiError ? error.message : '';
          toast.error(
            detail
              ? { title: detail }
              : {
                  title: t('errors.failedToCreateTopUp'),
                  message: `${errorText(error)} ${t('errors.nothingCharged')}`,
                },
          );
          if (isForeign) void rates.refetch();
        },
      },
    );
  });

  return (
    <Card asChild padding="lg" className="grid content-start gap-4 sm:gap-5">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {choice && <ChoiceCost choice={choice} />}
        <Controller
          control={control}
          name="cents"
          rules={{ validate: (_, fields) => problemsOf(fields).amount }}
          render={({ field: { value, onChange, onBlur, ...field } }) => (
            <MoneyField
              {...field}
              label={t('form.amount')}
              cents={value}
              onCentsChange={onChange}
              currency={currency}
              locale={moneyLocale}
              minCents={limits.topup_minimum_cents}
              maxCents={limits.topup_maximum_cents}
              presets={presetsOf(currency)}
              presetsLabel={t('form.amount')}
              hint={value < limits.topup_maximum_cents ? undefined : problemText('maximumAmount')}
              error={errorOf(errors.cents)}
              onBlur={() => {
                onBlur();
                tellAmountProblem();
              }}
            />
          )}
        />
        {currency === 'BRL' && isCpfKnown && (
          <p className="flex min-h-11 items-center justify-between gap-3 border-y border-border text-muted">
            <span>
              {t('form.cpf')}{' '}
              <span className="font-semibold whitespace-nowrap text-text tabular-nums">
                {maskedCpf(getValues('cpf'))}
              </span>
            </span>
            <Button variant="link" size="inline" onClick={() => setCpfKnown(false)}>
              {t('form.changeCpf')}
            </Button>
          </p>
        )}
        {currency === 'BRL' && !isCpfKnown && (
          <Controller
            control={control}
            name="cpf"
            rules={{ validate: (_, fields) => problemsOf(fields).cpf }}
            render={({ field }) => (
              <TextField
                {...field}
                autoFocus={field.value !== ''}
                onChange={(event) => field.onChange(formatCpf(event.target.value))}
                label={t('form.cpf')}
                hint={t('form.cpfHint')}
                inputMode="numeric"
                autoComplete="off"
                placeholder="000.000.000-00"
                maxLength={14}
                error={errorOf(errors.cpf)}
              />
            )}
          />
        )}
        {owedCents > 0 && (
          <Banner tone="warning">{t('form.owed', { amount: formatMoney(owedCents, currency) })}</Banner>
        )}
        {isForeign && <RateLine cents={cents} rate={rate} onReais={() => chooseCurrency('BRL')} />}
        <Button
          type="submit"
          size="lg"
          block
          loading={create.isPending || (isSubmitting && !gateway)}
          disabled={isUnavailable || !online}
        >
          {submitText()}
        </Button>
        {isFolded && !chosen && <Skeleton className="h-6" />}
        {isFolded && chosen && (
          <p className="flex min-h-6 items-center justify-between gap-3 text-sm text-muted">
            <span>{t(`form.way.${wordOfGateway(chosen.code)}`, { title: chosen.title })}</span>
            <Button variant="link" size="inline" aria-expanded={false} onClick={() => setOpen(true)}>
              {t('form.otherWay')}
            </Button>
          </p>
        )}
        {!isFolded && <GatewayChoice value={gateway} onValueChange={(code) => selectGateway.mutate(code)} />}
        {isSubmitted && !gateway && !gateways.isPending && (
          <Banner tone="danger">{t('errors.gatewayRequired')}</Banner>
        )}
        {!isFolded && (
          <Controller
            control={control}
            name="currency"
            render={({ field }) => (
              <FilterChips
                label={t('form.currency')}
                options={currencies.map((value) => ({ value, label: t(`form.${value}`) }))}
                value={field.value}
                onValueChange={chooseCurrency}
              />
            )}
          />
        )}
        <p className="flex items-baseline justify-between border-t border-border pt-3 text-sm text-muted">
          {t('form.total')}
          <Money cents={cents} currency={currency} className="font-semibold text-text" />
        </p>
      </form>
    </Card>
  );
}
