import { useQuery } from '@tanstack/react-query';
import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useCaseCounts } from '../../../shared/back-office/case-counts';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../shared/format/figure-format';
import type { PlaceId } from '../rules/places';

const LOOK_AGAIN_MS = 30_000;
const OPEN = { query: { state: 'open', per_page: 1 } } as const;

/** How many are open behind a place of the navigation. */
export function PlaceCount({ place }: { place: PlaceId }) {
  if (place === 'sms') return <OpenNumbers />;
  if (place === 'cases') return <UnownedCases />;
  return place === 'reports' && <OpenDifferences />;
}

function OpenNumbers() {
  const { t } = useTranslation('admin-frame');
  const mayRead = useMay()('orders.read');
  const { data } = useQuery({
    ...listQuery(staffKeys.live, '/api/v1/admin/activations', OPEN),
    refetchInterval: LOOK_AGAIN_MS,
    enabled: mayRead,
  });
  return <Count value={data?.total} title={t('openNumbers')} />;
}

function UnownedCases() {
  const { t } = useTranslation('admin-frame');
  return <Count value={useCaseCounts()?.unowned} title={t('unowned')} isToDo />;
}

function OpenDifferences() {
  const { t } = useTranslation('admin-frame');
  const { data } = useQuery({
    ...listQuery(staffKeys.differences, '/api/v1/admin/reports/reconciliation', OPEN),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return <Count value={data?.total} title={t('openDifferences')} isToDo />;
}

interface CountProps {
  value: number | undefined;
  title: string;
  /** Staff have to act on each of them. */
  isToDo?: boolean;
}

function Count({ value, title, isToDo }: CountProps) {
  if (!value) return null;
  return (
    <span
      title={title}
      className={classNames(
        'ml-auto px-1.5 text-xs tabular-nums max-desk:sr-only',
        isToDo && 'rounded-chip bg-danger-soft font-semibold text-danger',
      )}
    >
      {figureFormat().format(value)}
    </span>
  );
}
