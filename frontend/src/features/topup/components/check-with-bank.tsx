import { Card, ListRow, toast } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCheckTopup } from '../api/use-check-topup';

/** For who paid and sees nothing: the bank is asked at once. */
export function CheckWithBank({ topupId }: { topupId: string }) {
  const { t } = useTranslation('topup');
  const check = useCheckTopup(topupId);

  function ask() {
    if (check.isPending) return;
    check.mutate(undefined, {
      onSuccess: ({ status }) => {
        if (status !== 'paid') toast.info({ id: 'topup-check', title: t('panel.stillPending') });
      },
    });
  }

  return (
    <Card padding="none" asChild interactive>
      <button
        type="button"
        className="w-full text-left"
        aria-busy={check.isPending || undefined}
        onClick={ask}
      >
        <ListRow
          title={t('panel.notArrived')}
          subtitle={check.isPending ? t('panel.checking') : t('panel.notArrivedText')}
          trailing={<ChevronRight aria-hidden className="size-5" />}
        />
      </button>
    </Card>
  );
}
