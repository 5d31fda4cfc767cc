import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { Checkbox, PasswordField, TextField } from '@torpedo/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/money';
import { payoutsQuery } from '../../../../shared/payouts';
import type { DeletionObstacle } from '../../rules/deletion-obstacles';
import { DeletionProblem } from './deletion-problem';

type DeleteAccountFormProps = {
  /** For the button that submits from outside the form. */
  id: string;
  /** Without one, the account was confirmed at the identity provider. */
  hasPassword: boolean;
  /** Why the last try deleted nothing. */
  obstacle: DeletionObstacle | undefined;
  onSubmit: (request: Schemas['DeleteAccountRequestDto']) => void;
};

interface Fields {
  password: string;
  word: string;
  isGivenUp: boolean;
}

export function DeleteAccountForm({ id, hasPassword, obstacle, onSubmit }: DeleteAccountFormProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, setFocus } = useForm<Fields>({
    defaultValues: { password: '', word: '', isGivenUp: false },
  });
  const { errors } = formState;
  const balances = obstacle?.kind === 'balance' ? obstacle.balances : [];
  const word = t('data.deletion.word');

  // The question stands below what is said about the money, and comes with it.
  const payouts = useQuery({ ...payoutsQuery(), enabled: balances.length > 0 });
  const isBalanceLeft = balances.length > 0 && !payouts.isPending;
  // On a phone the question would stand below what is in sight.
  useEffect(() => {
    if (isBalanceLeft) setFocus('isGivenUp');
  }, [isBalanceLeft, setFocus]);

  const submit = handleSubmit(({ password }) =>
    // Money is given up only by who was asked.
    onSubmit({ ...(hasPassword && { password }), given_up_balances: isBalanceLeft ? balances : [] }),
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
