import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, Checkbox, PasswordField, TextField } from '@torpedo/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { brandContact } from '../../../shared/brand';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { payoutsQuery } from '../../../shared/payouts';
import { type DeletionObstacle, type LeftBalance, type OpenMatter, payableOf } from '../rules/deletion';
import { OwnerCode } from './owner-proof';

interface DeleteAccountFormProps {
  id: string;
  hasPassword: boolean;
  asksCode: boolean;
  obstacle: DeletionObstacle | undefined;
  onSubmit: (request: Schemas['DeleteAccountRequestDto']) => void;
}

interface Fields {
  password: string;
  otp_code: string;
  word: string;
  isGivenUp: boolean;
}

export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { id, hasPassword, asksCode, obstacle, onSubmit } = props;
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, setFocus } = useForm<Fields>({
    defaultValues: { password: '', otp_code: '', word: '', isGivenUp: false },
  });
  const { errors } = formState;
  const balances = obstacle?.kind === 'balance' ? obstacle.balances : [];
  const word = t('data.deletion.word');

  const payouts = useQuery({ ...payoutsQuery(), enabled: balances.length > 0 });
  const isBalanceLeft = balances.length > 0 && !payouts.isPending;
  // Without the focus, the question would be out of sight on a phone.
  useEffect(() => {
    if (isBalanceLeft) setFocus('isGivenUp');
  }, [isBalanceLeft, setFocus]);

  const submit = handleSubmit(({ password, otp_code }) =>
    onSubmit({
      ...(hasPassword && { password }),
      ...(asksCode && { otp_code: otp_code.trim() }),
      // The account gives up only balances that the owner was asked about.
      given_up_balances: isBalanceLeft ? balances : [],
    }),
  );
  const passwordError = errors.password
    ? t('data.deletion.passwordMissing')
    : obstacle?.kind === 'wrong_password' && t('data.deletion.passwordWrong');
  const amount = balances
    .map(({ currency, balance_cents }) => formatMoney(balance_cents, currency))
    .join(' + ');

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {hasPassword && (
        <PasswordField
          {...register('password', { required: true })}
          label={t('data.deletion.password')}
          revealLabel={t('data.deletion.showPassword')}
          concealLabel={t('data.deletion.hidePassword')}
          autoComplete="current-password"
          required
          error={passwordError}
        />
      )}
      {asksCode && (
        <OwnerCode
          {...register('otp_code', { validate: (code) => code.trim() !== '' })}
          isMissing={Boolean(errors.otp_code)}
        />
      )}
      <TextField
        {...register('word', { validate: (typed) => typed.trim().toUpperCase() === word })}
        label={t('data.deletion.wordLabel', { word })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.word && t('data.deletion.wordWrong', { word })}
      />
      <DeletionProblem obstacle={obstacle} />
      {isBalanceLeft && (
        <Checkbox
          {...register('isGivenUp', { required: true })}
          label={t('data.deletion.giveUp', { amount })}
          error={errors.isGivenUp && t('data.deletion.giveUpMissing')}
        />
      )}
    </form>
  );
}

const CONSEQUENCES = ['data', 'access', 'kept'] as const;

export function DeletionConsequences() {
  const { t } = useTranslation('account');
  return (
    <ul className="mb-5 grid list-disc gap-1.5 pl-5 text-pretty">
      {CONSEQUENCES.map((consequence) => (
        <li key={consequence}>{t(`data.deletion.consequences.${consequence}`)}</li>
      ))}
    </ul>
  );
}

function DeletionProblem({ obstacle }: { obstacle: DeletionObstacle | undefined }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();

  function matterText(matter: OpenMatter): string {
    switch (matter.kind) {
      case 'open_activations':
        return t('data.deletion.activations', { count: matter.count });
      case 'held_money':
        return t('data.deletion.held', { amount: formatMoney(matter.held_cents, matter.currency) });
      case 'debt':
        return t('data.deletion.debt', { amount: formatMoney(matter.owed_cents, matter.currency) });
      case 'pending_payout':
        return t('data.deletion.payout', { amount: formatMoney(matter.amount_cents, matter.currency) });
    }
  }

  if (!obstacle || obstacle.kind === 'wrong_password') return null;
  if (obstacle.kind === 'balance') return <BalanceLeft balances={obstacle.balances} />;
  if (obstacle.kind === 'open') {
    return (
      <Banner tone="danger" title={t('data.deletion.open')}>
        <ul className="list-disc pl-5">
          {obstacle.matters.map((matter) => (
            <li key={matterText(matter)}>{matterText(matter)}</li>
          ))}
        </ul>
        {obstacle.matters.some(({ kind }) => kind === 'debt') && (
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" asChild>
              <Link to="/dashboard/balance">{t('data.deletion.debtTopUp')}</Link>
            </Button>
            <Button size="sm" variant="ghost" asChild>
              <Link to="/help">{t('data.deletion.debtHelp')}</Link>
            </Button>
          </span>
        )}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={t('data.deletion.failed')}>
      {errorText(obstacle.error)}
    </Banner>
  );
}

function BalanceLeft({ balances }: { balances: readonly LeftBalance[] }) {
  const { t } = useTranslation('account');
  const { data, isPending } = useQuery(payoutsQuery());
  if (isPending) return null;
  const amount = payableOf(balances, data?.payable ?? [])
    .map(({ currency, cents }) => formatMoney(cents, currency))
    .join(' + ');
  return (
    <Banner
      tone="warning"
      title={t('data.deletion.balanceLeft')}
      action={
        amount !== '' && (
          <Button size="sm" variant="outline" asChild>
            <Link to="/dashboard/balance" hash="payouts">
              {t('data.deletion.payOut')}
            </Link>
          </Button>
        )
      }
    >
      {amount === ''
        ? t('data.deletion.balanceHint', { email: brandContact.email })
        : t('data.deletion.payable', { amount })}
    </Banner>
  );
}
