import {
  BrandTile,
  Button,
  Flag,
  IconButton,
  Skeleton,
  StatusBadge,
  Ticket,
  TicketHeader,
} from '@torpedo/ui-kit';
import { Search, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import type { ComparedCountry } from '../rules/compare-countries';
import { isWorthAnotherCountry } from '../rules/purchase-flow';
import { BalanceNow } from './balance-now';
import { MoneyWaits } from './money-waits';
import { OtherCountries } from './other-countries';
import type { LeftOrder } from './use-left-order';
import { useMoneyText, useOutcomeTitle, useReasons } from './purchase-outcome';

interface RefusedTicketProps {
  order: LeftOrder;
  onRepeat: () => void;
  onAskAgain: () => void;
  onPutAway: () => void;
  used: readonly string[];
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
  onCompare: () => void;
}

/** This reason is not listed, because the title of the ticket says it already. */
const NO_NUMBERS = 'NO_NUMBERS';

/** The result of an order without a number, shown after its sheet was closed. */
export function RefusedTicket({
  order: {
    outcome,
    product: { service, country },
  },
  onRepeat,
  onAskAgain,
  onPutAway,
  ...elsewhere
}: RefusedTicketProps) {
  const { t } = useTranslation('buy');
  const title = useOutcomeTitle()(outcome);
  const money = useMoneyText(outcome, service.currency);
  const reasons = useReasons(outcome, service);
  const isDecided = outcome.money === 'refunded' || outcome.money === 'not_charged';
  const retry = outcome.retry && (
    <Button
      variant="link"
      size="inline"
      className="min-h-11"
      onClick={outcome.retry === 'order' ? onRepeat : onAskAgain}
    >
      {t('result.tryCountry', { country: country.name })}
    </Button>
  );

  return (
    <Ticket aria-label={`${title}, ${service.name}, ${country.name}`}>
      <TicketHeader
        level={2}
        image={<BrandTile src={service.service_image_url ?? undefined} name={service.name} />}
        title={isDecided ? <span className="text-wrap">{title}</span> : service.name}
        subtitle={
          <>
            {isDecided && <span>{service.name} ·</span>}
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate">{country.name}</span>
          </>
        }
        trailing={
          <span className="-mr-2.5 -ml-1.5 flex items-center">
            {!isDecided && <StatusBadge status="waiting">{t('result.verifying')}</StatusBadge>}
            <IconButton size="sm" label={t('result.close')} onClick={onPutAway}>
              <X aria-hidden />
            </IconButton>
          </span>
        }
      />
      {isDecided ? (
        <div className="grid gap-2.5 px-3 pt-2.5 pb-1">
          <div className="flex gap-2.5 rounded-control bg-received-soft px-3 py-2.5 text-md">
            <Undo2 aria-hidden className="size-5 shrink-0 text-received" />
            <p className="min-w-0">
              {outcome.money === 'refunded' && (
                <strong className="font-semibold text-received">
                  {t('ended.back', { amount: formatMoney(outcome.refundedCents, service.currency) })}.
                </strong>
              )}{' '}
              {t('result.nothingCharged')}
              <BalanceNow className="block" />
            </p>
          </div>
          {!outcome.failures.every(({ code }) => code === NO_NUMBERS) &&
            reasons.map((reason) => (
              <p key={reason} className="text-sm text-muted">
                {reason}
              </p>
            ))}
          {isWorthAnotherCountry(outcome) ? (
            <OtherCountries service={service} except={country.iso_code} {...elsewhere}>
              {retry}
            </OtherCountries>
          ) : (
            retry
          )}
        </div>
      ) : (
        <>
          {outcome.money === 'held' && (
            <div className="flex min-h-11.5 items-center px-3.5 sm:px-4">
              <Skeleton className="h-5 w-52" />
            </div>
          )}
          <div className={outcome.money === 'held' ? '' : 'pt-3'}>
            <MoneyWaits
              icon={<Search aria-hidden />}
              title={title}
              note={outcome.money === 'held' && t('result.needsNothing')}
            >
              {[money, ...reasons].filter(Boolean).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </MoneyWaits>
          </div>
          {retry && <div className="px-3.5 sm:px-4">{retry}</div>}
        </>
      )}
    </Ticket>
  );
}
