import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../../shared/back-office/detail/detail-parts';
import type { ChangeReport } from '../../api/change';
import { keyOf, ordersBehind, soldIn } from '../../rules/change-rows';
import { toneOf, useChangeTexts } from './change-texts';

export function ChangeCauses({ report }: { report: ChangeReport }) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  return (
    <DetailCard title={t('difference.causes')}>
      {report.causes.length === 0 && (
        <p className="px-3.5 pb-3.5 text-sm text-muted">{t('difference.noCauses')}</p>
      )}
      <ul>
        {report.causes.map((cause) => {
          const { title, text } = texts.cause(cause);
          return (
            <li
              key={`${cause.part} ${keyOf(cause)}`}
              className="grid min-h-12.5 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-t border-border px-3.5 py-1.5 text-sm"
            >
              <span className="font-semibold">{title}</span>
              <span className={classNames('text-right font-semibold tabular-nums', toneOf(cause.cents))}>
                {texts.difference(cause.cents)}
              </span>
              <span className="text-xs text-muted tabular-nums">{text}</span>
              <Link
                to="/admin/orders"
                search={ordersBehind(report, soldIn(cause), cause.part)}
                aria-label={`${t('difference.orders')}: ${title}`}
                className="touch-target text-right text-xs font-semibold text-link hover:underline"
              >
                {t('difference.orders')}
              </Link>
            </li>
          );
        })}
      </ul>
    </DetailCard>
  );
}
