import { Link, type LinkOptions } from '@tanstack/react-router';
import { Button, EmptyState } from '@torpedo/ui-kit';
import { Compass, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../../shared/back-office/staff-page';

interface NoScreenProps extends Record<'title' | 'headline' | 'text' | 'action', string> {
  icon: ReactNode;
  link: LinkOptions;
}

function NoScreen({ title, headline, text, action, icon, link }: NoScreenProps) {
  return (
    <StaffPage title={title}>
      <EmptyState
        icon={icon}
        title={headline}
        text={text}
        action={
          <Button asChild variant="outline" size="sm">
            <Link {...link}>{action}</Link>
          </Button>
        }
      />
    </StaffPage>
  );
}

export function AccessDeniedScreen() {
  const { t } = useTranslation('admin-frame');
  return (
    <NoScreen
      title={t('denied.title')}
      headline={t('denied.title')}
      text={t('denied.text')}
      action={t('denied.action')}
      icon={<ShieldX />}
      link={{ to: '/dashboard' }}
    />
  );
}

export function UnknownAddressScreen() {
  const { t } = useTranslation('admin-frame');
  return (
    <NoScreen
      title={t('unknown.title')}
      headline={t('unknown.headline')}
      text={t('unknown.text')}
      action={t('unknown.action')}
      icon={<Compass />}
      link={{ to: '/admin' }}
    />
  );
}
