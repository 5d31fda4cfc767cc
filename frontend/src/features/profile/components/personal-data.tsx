import { Avatar, Button, Card, toast } from '@torpedo/ui-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCpf } from '../../../shared/format/cpf';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useMe } from '../../../shared/session/account';
import { formatBirthDate, formatOwnPhone } from '../rules/profile-rules';
import { PersonalDataForm } from './personal-data-form';

type Mode = 'view' | 'edit' | 'edited';

/** Who the account belongs to: shown, or being changed. */
export function PersonalData() {
  const { t } = useTranslation('profile');
  const [mode, setMode] = useState<Mode>('view');

  function finish() {
    toast.success({ title: t('saved') });
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
  /** Back from the form: the focus returns to where it was before. */
  focusEdit: boolean;
  onEdit: () => void;
}

function PersonalDataView({ focusEdit, onEdit }: PersonalDataViewProps) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const { email, profile } = useMe();
  const hostAt = email.lastIndexOf('@');

  const facts = [
    { name: t('fields.phone'), value: profile.phone_number && formatOwnPhone(profile.phone_number) },
    { name: t('fields.birthDate'), value: profile.birth_date && formatBirthDate(profile.birth_date, locale) },
    { name: t('fields.cpf'), value: profile.cpf && formatCpf(profile.cpf) },
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
