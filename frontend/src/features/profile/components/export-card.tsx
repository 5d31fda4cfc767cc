import { Button, toast } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useExportAccount } from '../api/account';
import { ProfileCard } from './profile-card';

export function ExportCard() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const exporting = useExportAccount();

  function start() {
    exporting.mutate(undefined, {
      onSuccess: () => toast.success({ title: t('data.export.done') }),
      onError: (error) => toast.error({ title: t('data.export.failed'), message: errorText(error) }),
    });
  }

  return (
    <ProfileCard
      title={t('data.export.title')}
      text={t('data.export.text')}
      action={
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden />}
          loading={exporting.isPending}
          onClick={start}
        >
          {t('data.export.action')}
        </Button>
      }
    />
  );
}
