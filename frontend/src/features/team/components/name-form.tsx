import { Button, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';

interface NameFormProps {
  name?: string;
  submitLabel: string;
  call: {
    mutate: (name: string, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  onSaved: () => void;
}

const LONGEST = 60;

/** The name of a new or existing team. */
export function NameForm({ name = '', submitLabel, call, onSaved }: NameFormProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(name);
  const [isChecked, setChecked] = useState(false);
  const isMissing = typed.trim() === '';
  return (
    <form
      noValidate
      className="grid gap-4 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isMissing && !call.isPending) call.mutate(typed.trim(), { onSuccess: onSaved });
      }}
    >
      <TextField
        label={t('name.label')}
        placeholder={t('name.example')}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={
          isChecked && isMissing ? t('name.missing') : (call.error && errorText(call.error)) || undefined
        }
        required
      />
      <Button type="submit" block loading={call.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
