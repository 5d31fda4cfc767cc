import { Avatar, Button, Card, toast, writtenDay } from '@torpedo/ui-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCpf, maskedCpf } from '../../../shared/format/cpf';
import { languageOf } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { languageOptions } from '../../../shared/layout/language-options';
import { useMe } from '../../../shared/session/account';
import { rememberedCpf } from '../../../shared/session/remembered-cpf';
import { formatOwnPhone } from '../rules/profile-rules';
import { PersonalDataForm } from './personal-data-form';

type Mode = 'view' | 'edit' | 'edited';

export function PersonalData() {
  const { i18n } = useTranslation('profile');
  const [mode, setMode] = useState<Mode>('view');

  function finish() {
    // The language may have just changed, so the text is read from `i18n` now.
    toast.success({ title: i18n.t('saved', { ns: 'profile' }) });
    setMode('edited');
  }

  return (
    <Card padding="lg">
      {mode === 'edit' ? (
        <PersonalDataForm onSaved={finish} onCancel={() => setMode('edited')} />
      ) : (
        <PersonalDataView focusEdit={mode === 'edited'} onEdit={() => setMode('edit')} />
      )}
    </Card>
  );
}

interface PersonalDataViewProps {
  focusEdit: boolean;
  onEdit: () => void;
}

function PersonalDataView({ focusEdit, onEdit }: PersonalDataViewProps) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const { email, profile, preferred_language, preferred_currency } = useMe();
  const hostAt = email.lastIndexOf('@');

  const remembered = maskedCpf(rememberedCpf());
  const payerCpf = remembered && t('personal.payerCpf', { cpf: remembered });

  const facts = [
    { name: t('fields.phone'), value: profile.phone_number && formatOwnPhone(profile.phone_number) },
    { name: t('fields.birthDate'), value: profile.birth_date && writtenDay(profile.birth_date, locale) },
    { name: t('fields.cpf'), value: profile.cpf ? formatCpf(profile.cpf) : payerCpf },
    { name: t('preferences.language'), value: languageOptions[languageOf(preferred_language)].name },
    { name: t('preferences.currency'), value: t(`preferences.${preferred_currency}`) },
  ];

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar size="lg" name={profile.full_name || email} src={profile.avatar_url ?? undefined} />
          <div className="min-w-0">
            <p className="font-display text-xl font-bold tracking-heading text-balance wrap-anywhere">
              {profile.full_name ?? t('personal.noName')}
            </p>
            <p className="mt-0.5 wrap-anywhere text-muted">
              {email.slice(0, hostAt)}
              <wbr />
              {email.slice(hostAt)}
            </p>
          </div>
        </div>
        <Button
          variant="outline"
          size="sm"
          icon={<Pencil aria-hidden />}
          autoFocus={focusEdit}
          className="max-sm:w-full"
          onClick={onEdit}
        >
          {t('personal.edit')}
        </Button>
      </div>
      <dl className="mt-5 grid gap-4 border-t border-border pt-5 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">
              {value || <span className="font-normal text-muted">{t('personal.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
