import { useTranslation } from 'react-i18next';
import { WhatBecame } from '../../../shared/back-office/change/what-became';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AdminUser } from '../api/users';

const factsOf = ({ profile, ...user }: AdminUser) => ({ ...user, ...profile });

/** What another member of staff changed in an account while it was being edited. */
export function UserChanged({ seen, current }: { seen: AdminUser; current: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  return (
    <WhatBecame
      seen={factsOf(seen)}
      current={factsOf(current)}
      labels={{
        full_name: t('form.name'),
        email: t('form.email'),
        phone_number: t('form.phone'),
        preferred_currency: t('form.currency'),
        role: t('form.role'),
        is_active: t('form.active'),
        is_email_verified: t('form.verified'),
        must_change_password: t('form.mustChange'),
        updated_at: t('form.changedAt'),
      }}
      format={(name, value) =>
        name === 'updated_at' && typeof value === 'string' ? formatMoment(value, locale) : undefined
      }
    />
  );
}
