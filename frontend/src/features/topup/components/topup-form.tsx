import { useQuery } from '@tanstack/react-query';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  FilterChips,
  MoneyField,
  OptionCards,
  Skeleton,
  TextField,
  toast,
} from '@torpedo/ui-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatCpf } from '../../../shared/format/cpf';
import { formatMoney, Money, moneyLocale } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Currency, useCurrencies, useLimits } from '../../../shared/limits';
import { useMe } from '../../../shared/session/account';
import { gatewaySelectionQuery, gatewaysQuery, useCreateTopup, useSelectGateway } from '../api/topups';
import { rememberCpf, rememberedCpf } from '../rules/remembered-cpf';
import { presetsOf, type TopupProblem, topupProblems } from '../rules/topup-form';

type Field = 'gateway' | 'cpf' | 'amount';

/** Gateway, currency, CPF, amount: what a Pix needs. */
export function TopupForm({ onCreated }: { onCreated: (topupId: string) => void }) {
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

  const [currency, setCurrency] = useState<Currency>(me.preferred_currency);
  const [cents, setCents] = useState(() => presetsOf(me.preferred_currency)[2] ?? 0);
  const [cpf, setCpf] = useState(() => formatCpf(rememberedCpf() || (me.profile.cpf ?? '')));
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());

  const listed = gateways.data?.map(({ code }) => code) ?? [];
  const gateway = listed.find((code) => code === selection.data) ?? listed[0];
  const problems = topupProblems({ gateway, currency, cents, cpf }, limits);

  const touch = (...fields: Field[]) => setTouched((before) => new Set([...before, ...fields]));
  const problemText = (problem: TopupProblem) => {
    const limit = problem === 'maximumAmount' ? limits.topup_maximum_cents : limits.topup_minimum_cents;
    return t(`errors.${problem}`, { amount: formatMoney(limit, currency) });
  };
  const shown = (field: Field) => {
    const problem = problems[field];
    return problem && touched.has(field) ? problemText(problem) : undefined;
  };

  function leaveAmount() {
    touch('amount');
    if (problems.amount) toast.error({ id: 'topup-amount', title: problemText(problems.amount) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    touch('gateway', 'cpf', 'amount');
    if (problems.gateway) toast.error({ id: 'topup-gateway', title: problemText(problems.gateway) });
    if (Object.keys(problems).length > 0 || !gateway || create.isPending) return;
    create.mutate(
      { gateway, currency, cents, cpf },
      {
        onSuccess: ({ transaction_id }) => {
          if (currency === 'BRL') rememberCpf(cpf);
          toast.success({ title: t('success.topUpCreated') });
          onCreated(transaction_id);
        },
        onError: (error) =>
          toast.error({ title: t('errors.failedToCreateTopUp'), message: errorText(error) }),
      },
    );
  }

  return (
    <Card asChild padding="lg" className="grid content-start gap-5">
      <form noValidate onSubmit={submit}>
        <GatewayChoice value={gateway} onValueChange={(code) => selectGateway.mutate(code)} />
        {shown('gateway') && <Banner tone="danger">{shown('gateway')}</Banner>}
        <FilterChips
          label={t('form.currency')}
          options={currencies.map((value) => ({ value, label: t(`form.${value}`) }))}
          value={currency}
          onValueChange={(next) => {
            setCurrency(next);
            setCents(presetsOf(next)[2] ?? 0);
          }}
        />
        <MoneyField
          label={t('form.amount')}
          cents={cents}
          onCentsChange={setCents}
          currency={currency}
          locale={moneyLocale}
          minCents={limits.topup_minimum_cents}
          maxCents={limits.topup_maximum_cents}
          presets={presetsOf(currency)}
          presetsLabel={t('form.amount')}
          error={shown('amount')}
          onBlur={leaveAmount}
        />
        {currency === 'BRL' && (
          <TextField
            label={t('form.cpf')}
            hint={t('form.cpfHint')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            maxLength={14}
            value={cpf}
            error={shown('cpf')}
            onChange={(event) => setCpf(formatCpf(event.target.value))}
            onBlur={() => touch('cpf')}
          />
        )}
        {currency !== 'BRL' && <p className="text-sm text-muted">{t('form.chargedIn')}</p>}
        <div className="flex items-baseline justify-between">
          <span className="text-muted">{t('form.total')}</span>
          <Money cents={cents} currency={currency} size="lg" />
        </div>
        <Button type="submit" size="lg" block loading={create.isPending}>
          {create.isPending
            ? t('form.processing')
            : t('form.submitAmount', { amount: formatMoney(cents, currency) })}
        </Button>
      </form>
    </Card>
  );
}

interface GatewayChoiceProps {
  value: string | undefined;
  onValueChange: (code: string) => void;
}

/** Who charges: icon, title, description of each gateway. */
function GatewayChoice({ value, onValueChange }: GatewayChoiceProps) {
  const { t } = useTranslation('topup');
  const { language } = useLanguage();
  const gateways = useQuery(gatewaysQuery(language));

  useEffect(() => {
    if (gateways.isError) toast.error({ id: 'gateways', title: t('errors.failedToLoadGateways') });
  }, [gateways.isError, t]);

  if (gateways.isError || gateways.data?.length === 0) {
    return (
      <ErrorState
        title={t(gateways.isError ? 'errors.failedToLoadGateways' : 'errors.noGateways')}
        retryLabel={t('errors.retry')}
        retrying={gateways.isFetching}
        onRetry={() => void gateways.refetch()}
      />
    );
  }
  if (!gateways.data) return <Skeleton className="h-16" />;

  return (
    <OptionCards
      label={t('form.gateway')}
      value={value}
      onValueChange={onValueChange}
      options={gateways.data.map(({ code, title, description, icon_url }) => ({
        value: code,
        image: <img src={icon_url} alt="" width={32} height={32} className="size-8 shrink-0" />,
        title,
        subtitle: description,
      }))}
    />
  );
}
