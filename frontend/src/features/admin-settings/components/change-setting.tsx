import { ApiError } from '@torpedo/api-client';
import { Checkbox, Select, TextField, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { useReread } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { putSetting, resetSetting, type Setting, type SettingPart } from '../api/settings';
import { typedValue, wholeValue, writtenValue } from '../rules/setting-value';
import { useValueText } from '../../../shared/back-office/setting-texts';

export interface SettingDialogProps {
  setting: Setting;
  onClose: () => void;
}

const valueOf = ({ parts }: Setting) =>
  wholeValue(
    parts,
    parts.map(({ value }) => value),
  );

/** The server compares this version, so that the changes of other staff are not undone. */
const seenAt = ({ updated_at }: Setting) => updated_at ?? '';

function useDone(setting: Setting) {
  const { t } = useTranslation('admin-settings');
  const reread = useReread(staffKeys.settings, staffKeys.rates);
  const before = valueOf(setting);

  function undo(changed: Setting) {
    const request = { reason: t('undone'), headers: {}, expectedUpdatedAt: seenAt(changed) };
    const back = setting.is_set
      ? putSetting(setting.key, { ...request, value: before })
      : resetSetting(setting.key, request);
    back.then(reread, (error: unknown) => {
      void reread();
      const isTaken = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
      toast.error({ title: t(isTaken ? 'undoTaken' : 'undoFailed') });
    });
  }

  return (changed: Setting) => {
    void reread();
    toast.success({ title: t('done'), action: { label: t('undo'), onClick: () => undo(changed) } });
  };
}

export function ChangeSetting({ setting, onClose }: SettingDialogProps) {
  const { t } = useTranslation('admin-settings');
  const textOf = useValueText();
  const done = useDone(setting);
  const { parts, key } = setting;
  const draft = `setting ${key}`;
  const [typed, setTyped] = useDraft(
    `${draft}.value`,
    parts.map((part) => writtenValue(part, part.value)),
  );
  const values = parts.map((part, index) => typedValue(part, typed[index] ?? ''));
  const known = values.filter((value) => value !== undefined);
  const value = known.length === parts.length ? wholeValue(parts, known) : undefined;
  const [onlyPart] = parts;

  return (
    <ReasonDialog
      action="setting.change"
      draft={draft}
      onClose={onClose}
      title={t('changeTitle')}
      text={t('changeText')}
      submitLabel={t('save')}
      problem={value === undefined ? t('invalid') : undefined}
      call={(request) => putSetting(key, { ...request, value, expectedUpdatedAt: seenAt(setting) })}
      intent={value === undefined ? undefined : JSON.stringify([key, value])}
      preview={{
        labels: { value: t('value') },
        format: (_name, shown) =>
          onlyPart && parts.length === 1 && typeof shown !== 'object'
            ? textOf(onlyPart, shown as SettingPart['value'])
            : undefined,
      }}
      onDone={done}
    >
      {parts.map((part, index) => (
        <PartField
          key={part.path}
          part={part}
          typed={typed[index] ?? ''}
          onType={(text) => setTyped(typed.with(index, text))}
          isWrong={values[index] === undefined}
        />
      ))}
    </ReasonDialog>
  );
}

interface PartFieldProps {
  part: SettingPart;
  typed: string;
  onType: (text: string) => void;
  isWrong: boolean;
}

const NAMED_UNITS = ['seconds', 'minutes', 'hours', 'days', 'cents', 'percent', 'BRL per unit'] as const;

function PartField({ part, typed, onType, isWrong }: PartFieldProps) {
  const { t } = useTranslation('admin-settings');
  const textOf = useValueText();
  const unit = NAMED_UNITS.find((named) => named === part.unit);
  if (part.type === 'boolean') {
    return (
      <Checkbox
        label={part.text}
        checked={typed === 'true'}
        onChange={(event) => onType(String(event.target.checked))}
      />
    );
  }
  if (part.options) {
    return (
      <Select
        size="sm"
        label={part.text}
        options={part.options.map((value) => ({ value, label: value }))}
        value={typed}
        hint={t('default', { value: textOf(part, part.default) })}
        onChange={(event) => onType(event.target.value)}
      />
    );
  }
  return (
    <TextField
      size="sm"
      label={part.text}
      inputMode={part.type === 'string' ? 'text' : 'decimal'}
      autoComplete="off"
      value={typed}
      hint={t('default', { value: textOf(part, part.default) })}
      error={isWrong && t('invalid')}
      onChange={(event) => onType(event.target.value)}
      trailing={unit && <span className="text-sm text-muted">{t(`units.of.${unit}`)}</span>}
    />
  );
}

export function ResetSetting({ setting, onClose }: SettingDialogProps) {
  const { t } = useTranslation('admin-settings');
  const done = useDone(setting);
  return (
    <ReasonDialog
      action="setting.reset"
      draft={`default of ${setting.key}`}
      onClose={onClose}
      title={t('resetTitle')}
      text={setting.parts.map(({ text }) => text).join(' · ')}
      submitLabel={t('reset')}
      call={(request) => resetSetting(setting.key, { ...request, expectedUpdatedAt: seenAt(setting) })}
      intent={setting.key}
      preview={{ labels: { value: t('value') } }}
      onDone={done}
    />
  );
}
