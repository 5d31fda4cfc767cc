import { Card, classNames, Flag } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatFigure } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import { ShareBar } from '../../../shared/format/share-bar';
import { useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures } from '../api/public-catalogue';
import { exampleHold, type MeasuredRow } from '../rules/live-offer';

/** A hold and its release as the statement shows them. */
export function HoldProof() {
  const { t } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const hold = exampleHold(data?.offers ?? []);
  const service = hold?.name ?? t('proof.anyNumber');
  const rows = [
    { time: '21:49', text: t('proof.held', { service }), sign: -1, after: hold?.leftCents },
    { time: '22:09', text: t('proof.returned'), sign: 1, after: hold?.balanceCents },
  ];
  return (
    <>
      <Card asChild padding="none">
        <ul className="divide-y divide-border overflow-hidden text-sm">
          {rows.map(({ time, text, sign, after }) => (
            <li
              key={time}
              className={classNames(
                'flex min-h-10.5 items-center gap-2.5 px-3',
                sign > 0 && 'bg-received-soft',
              )}
            >
              <span className="text-muted tabular-nums">{time}</span>
              <span className="min-w-0 flex-1 truncate font-semibold">{text}</span>
              {hold && (
                <>
                  <b className={classNames(sign > 0 && 'text-received')}>
                    <Money size="table" sign="movement" cents={sign * hold.cents} currency={hold.currency} />
                  </b>
                  <span className="min-w-14 text-right whitespace-nowrap text-muted tabular-nums">
                    {formatMoney(after ?? 0, hold.currency)}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-2 text-xs text-muted">{t(hold ? 'proof.exampleOfNow' : 'proof.example')}</p>
    </>
  );
}

/** The measured delivery of the services with the most numbers, or services on sale without measures. */
export function MeasuredRows() {
  const { t } = useTexts('live');
  const { status, data } = usePublicRead(landingFigures);
  const measured = data?.measured ?? [];
  const unmeasured = measured.length > 0 ? [] : (data?.offers.slice(0, 3) ?? []);

  if (status === 'failed' || (data && measured.length + unmeasured.length === 0)) {
    return (
      <Card padding="none" className="p-4 text-sm text-muted">
        {t(status === 'failed' ? 'proof.failed' : 'proof.nothing')}
      </Card>
    );
  }
  return (
    <Card asChild padding="none" className="min-h-33 px-3.5 py-1" aria-busy={status === 'pending'}>
      <ul className="divide-y divide-border text-sm *:flex *:h-10.5 *:items-center *:gap-2.5">
        {measured.map((row) => (
          <MeasuredService key={`${row.service_code} ${row.country_iso}`} row={row} />
        ))}
        {unmeasured.map(({ id, name }) => (
          <li key={id} className="justify-between">
            <b className="truncate">{name}</b>
            <span className="text-xs text-muted">{t('prices.unmeasured')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MeasuredService({ row }: { row: MeasuredRow }) {
  const { t } = useTexts('live');
  const { numbers, delivery_percent: percent, is_unstable } = row.day;
  return (
    <li>
      <span className="flex w-30 shrink-0 items-center gap-2">
        <b className="truncate">{row.service_name}</b>
        <Flag code={row.country_iso} src={row.flag_image_url} />
        <span className="sr-only">{row.country_name}</span>
      </span>
      {percent === null ? (
        <span className="flex-1 text-right text-xs text-muted">{t('prices.unmeasured')}</span>
      ) : (
        <>
          <ShareBar percent={percent} isGood={!is_unstable} className="min-w-0 flex-1" />
          <b
            className={classNames(
              'w-10 text-right tabular-nums',
              is_unstable ? 'text-waiting' : 'text-received',
            )}
          >
            {percent}%
          </b>
        </>
      )}
      <span className="w-22 text-right text-xs whitespace-nowrap text-muted tabular-nums">
        {t('proof.numbers', { count: numbers, number: formatFigure(numbers) })}
      </span>
    </li>
  );
}
