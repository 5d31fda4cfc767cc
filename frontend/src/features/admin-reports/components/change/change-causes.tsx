import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../../shared/back-office/detail/detail-parts';
import type { ChangeReport } from '../../api/change';
import { keyOf, listBehind, soldIn } from '../../rules/change-rows';
import { kindOf, toneOf, useChangeTexts, usePartTexts } from './change-texts';

export function ChangeCauses({ report }: { report: ChangeReport }) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  const { cause: wordsOf } = usePartTexts(report.money);
  const kind = kindOf(report.money);
  return (
    <DetailCard title={t('difference.causes')}>
      {report.causes.length === 0 && (
        <p className="px-3.5 pb-3.5 text-sm text-muted">{t(`difference.of.${kind}.noCauses`)}</p>
      )}
      <ul>
        {report.causes.map((cause) => {
          const { title, text } = wordsOf(cause);
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
                {...listBehind(report, soldIn(cause), cause.part)}
                aria-label={`${t(`difference.of.${kind}.orders`)}: ${title}`}
                className="touch-target text-right text-xs font-semibold text-link hover:underline"
              >
                {t(`difference.of.${kind}.orders`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </DetailCard>
  );
}
