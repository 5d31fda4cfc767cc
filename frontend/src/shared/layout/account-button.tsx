import { Avatar } from '@torpedo/ui-kit';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/account';
import { smallAvatar } from '../session/small-avatar';

export function AccountButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const { email, profile } = useMe();
  const name = profile.full_name || email;
  return (
    <button
      type="button"
      aria-label={t('userMenu.open', { name })}
      className="touch-target flex rounded-chip"
      {...props}
    >
      <Avatar name={name} src={smallAvatar(profile.avatar_url)} />
    </button>
  );
}
