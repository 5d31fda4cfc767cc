import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { AdminProduct } from '../api/products';

interface PauseDialogProps {
  product: AdminProduct | null;
  onClose: () => void;
}

export function PauseDialog({ product, onClose }: PauseDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  if (!product) return null;
  const reasons = [t('pause.reasons.delivery'), t('pause.reasons.price'), t('pause.reasons.bans')];
  return (
    <ReasonDialog
      action="product.pause"
      onClose={onClose}
      title={t('pause.title', { name: product.name, country: product.country_name })}
      text={t('pause.text')}
      submitLabel={t('pause.submit')}
      tone="danger"
      reasons={reasons}
      call={changeCall('post', '/api/v1/admin/products/{id}/pause', { id: product.id })}
      rereads={[staffKeys.products]}
    />
  );
}
