import { Link } from '@tanstack/react-router';
import { Button, EmptyState, SectionHeading } from '@torpedo/ui-kit';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BareScreen } from '../../../shared/layout/bare-screen';
import { PageTitle } from '../../../shared/layout/page-title';
import { readAccessToken } from '../../../shared/session/session-storage';

export function UnauthorizedScreen() {
  const { t } = useTranslation('unauthorized');
  const isSignedIn = readAccessToken() !== null;
  return (
    <BareScreen>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        icon={<ShieldX />}
        title={
          <SectionHeading level={1} size="page">
            {t('title')}
          </SectionHeading>
        }
        text={t('text')}
        action={
          <Button asChild>
            {isSignedIn ? (
              <Link to="/dashboard">{t('dashboard')}</Link>
            ) : (
              <Link to="/login">{t('login')}</Link>
            )}
          </Button>
        }
      />
    </BareScreen>
  );
}
