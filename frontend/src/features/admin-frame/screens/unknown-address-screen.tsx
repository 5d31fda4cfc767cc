import { Link } from '@tanstack/react-router';
import { Button, EmptyState } from '@torpedo/ui-kit';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../../shared/back-office/staff-page';

/** An address of the back-office that leads nowhere. */
export function UnknownAddressScreen() {
  const { t } = useTranslation('admin-frame');
  return (
    <StaffPage title={t('unknown.title')}>
      <EmptyState
        icon={<Compass />}
        title={t('unknown.headline')}
        text={t('unknown.text')}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/admin">{t('unknown.action')}</Link>
          </Button>
        }
      />
    </StaffPage>
  );
}
