import { Avatar } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatCpf } from '../../../shared/format/cpf';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useMe } from '../../../shared/session/use-me';
import { formatBirthDate } from '../rules/birth-date';
import { formatOwnPhone } from '../rules/own-phone';

export function PersonalDataView() {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const { email, profile } = useMe();
  const name = profile.full_name || email;

  const facts = [
    { name: t('fields.phone'), value: profile.phone_number && formatOwnPhone(profile.phone_number) },
    { name: t('fields.birthDate'), value: profile.birth_date && formatBirthDate(profile.birth_date, locale) },
    { name: t('fields.cpf'), value: profile.cpf && formatCpf(profile.cpf) },
  ];

  return (
    <>
      <div className="flex min-w-0 items-center gap-4">
        <Avatar size="lg" name={name} src={profile.avatar_url ?? undefined} />
        <div className="min-w-0">
          <p className="font-display text-xl font-bold tracking-heading text-balance wrap-anywhere">
            {profile.full_name ?? t('personal.noName')}
          </p>
          <p className="mt-0.5 wrap-anywhere text-muted">{email}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-4 border-t border-border pt-5 sm:grid-cols-3">
        {facts.map(({ name: fact, value }) => (
          <div key={fact} className="min-w-0">
            <dt className="text-sm text-muted">{fact}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">
              {value || <span className="font-normal text-muted">{t('personal.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
