import type { Api, Schemas } from '@torpedo/api-client';
import { Button, Dialog, DialogClose, OptionCards, Switch, TextField } from '@torpedo/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts';
import { BudgetField } from './key-budget';
import {
  type Asked,
  NO_PROOF,
  ProofFields,
  type ProofForm,
  ShownSecret,
  useProvenCall,
} from './session-proof';

type NewApiKey = Schemas['CreateApiKeyRequestDto'];

interface CreateApiKeyDialogProps {
  trigger: ReactNode;
  api: Api;
  /** The currency in which the account buys. */
  currency: Schemas['ApiKeyDto']['currency'];
  create: (wanted: NewApiKey) => Promise<{ key: string }>;
  errorText: (error: unknown) => string;
}

/** The dialog forgets the secret when it closes. */
export function CreateApiKeyDialog({ trigger, api, currency, create, errorText }: CreateApiKeyDialogProps) {
  const { t } = useTexts('api-keys');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const proven = useProvenCall(api, errorText);

  function change(isOpen: boolean) {
    setOpen(isOpen);
    setSecret(undefined);
    proven.reset();
  }

  async function submit(wanted: NewApiKey, proof: ProofForm) {
    const created = await proven.run(proof, () => create(wanted));
    setSecret(created?.key);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      busy={proven.isBusy}
      title={secret ? t('secretDialog.title') : t('createDialog.title')}
      description={secret ? t('secretDialog.text') : t('createDialog.text')}
      closeLabel={t('close')}
      trigger={trigger}
      footer={
        secret ? (
          <DialogClose asChild>
            <Button variant="outline">{t('secretDialog.done')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">{t('createDialog.cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={proven.isBusy}>
              {t('createDialog.submit')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ShownSecret secret={secret} codeLabel={t('secretDialog.code')} copyLabel={t('secretDialog.copy')}>
          {t('secretDialog.header')} <code className="font-mono">X-API-Key</code>
        </ShownSecret>
      ) : (
        <CreateApiKeyForm
          id={formId}
          currency={currency}
          asked={proven.asked}
          problem={proven.problem}
          onSubmit={(key, proof) => void submit(key, proof)}
        />
      )}
    </Dialog>
  );
}

const LONGEST_NAME = 60;
const SCOPES = ['read', 'buy'] as const;

interface KeyForm extends ProofForm {
  name: string;
  scope: (typeof SCOPES)[number];
  test: boolean;
  dialect: boolean;
  /** 0 means no limit. */
  budgetCents: number;
}

interface CreateApiKeyFormProps extends Pick<CreateApiKeyDialogProps, 'currency'> {
  id: string;
  asked: Asked;
  problem: string | undefined;
  onSubmit: (key: NewApiKey, proof: ProofForm) => void;
}

function CreateApiKeyForm({ id, currency, asked, problem, onSubmit }: CreateApiKeyFormProps) {
  const { t } = useTexts('api-keys');
  const { register, control, handleSubmit, formState } = useForm<KeyForm>({
    defaultValues: { name: '', scope: 'read', test: false, dialect: false, budgetCents: 0, ...NO_PROOF },
  });
  const [scope, isTest] = useWatch({ control, name: ['scope', 'test'] });
  const hasBudget = scope === 'buy' && !isTest;
  const submit = handleSubmit(({ name, test, dialect, budgetCents, password, otp_code, ...wishes }) => {
    const daily_budget_cents = hasBudget && budgetCents > 0 ? budgetCents : null;
    const wanted = { name: name.trim(), scopes: [wishes.scope], test, dialect, daily_budget_cents };
    onSubmit(wanted, { password, otp_code });
  });

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' })}
        label={t('createDialog.name')}
        placeholder={t('createDialog.namePlaceholder')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        error={formState.errors.name && t('createDialog.nameMissing')}
      />
      <div>
        <p aria-hidden className="mb-2 text-sm font-semibold">
          {t('createDialog.scope')}
        </p>
        <Controller
          control={control}
          name="scope"
          render={({ field }) => (
            <OptionCards
              label={t('createDialog.scope')}
              value={field.value}
              onValueChange={field.onChange}
              options={SCOPES.map((scope) => ({
                value: scope,
                title: t(`scopes.${scope}`),
                subtitle: <span className="whitespace-normal">{t(`scopeHints.${scope}`)}</span>,
              }))}
            />
          )}
        />
      </div>
      <Switch {...register('test')} label={t('createDialog.test')} description={t('createDialog.testHint')} />
      {hasBudget && (
        <Controller
          control={control}
          name="budgetCents"
          render={({ field: { value, onChange, onBlur } }) => (
            <BudgetField cents={value} onCentsChange={onChange} onBlur={onBlur} currency={currency} />
          )}
        />
      )}
      <Switch
        {...register('dialect')}
        label={t('createDialog.dialect')}
        description={t('createDialog.dialectHint')}
      />
      <ProofFields asked={asked} problem={problem} register={register} errors={formState.errors} />
    </form>
  );
}
