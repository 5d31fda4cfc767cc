import { Link } from '@tanstack/react-router';
import { Button, EmptyState } from '@torpedo/ui-kit';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../../shared/back-office/staff-page';

/** In place of a screen for which a member of staff lacks the permission. */
export function AccessDeniedScreen() {
  const { t } = useTranslation('admin-frame');
  return (
    <StaffPage title={t('denied.title')}>
      <EmptyState
        icon={<ShieldX />}
        title={t('denied.title')}
        text={t('denied.text')}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/dashboard">{t('denied.action')}</Link>
          </Button>
        }
      />
    </StaffPage>
  );
}
