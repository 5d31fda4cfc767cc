import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Button, Flag, StatusBadge, Ticket, TicketHeader } from '@torpedo/ui-kit';
import { Search, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComparedCountry } from '../rules/compare-countries';
import { isWorthAnotherCountry } from '../rules/purchase-flow';
import { MoneyWaits } from './money-waits';
import { OtherCountries } from './other-countries';
import type { LeftOutcome } from './use-purchase';
import { useMoneyText, useOutcomeTitle, useReasons } from './purchase-outcome';

interface RefusedTicketProps {
  outcome: LeftOutcome;
  service: Schemas['ServiceDto'];
  country: { iso_code: string; name: string; flag_image_url: string };
  onRepeat: () => void;
  onAskAgain: () => void;
  onPutAway: () => void;
  used: readonly string[];
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
  onCompare: () => void;
}

/** What became of an order that brought no number, after its sheet was closed. */
export function RefusedTicket({
  outcome,
  service,
  country,
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
  const texts = [money, ...reasons].filter(Boolean).map((text) => (
    <p key={text} className={text === money && isDecided ? 'text-base font-semibold text-received' : ''}>
      {text}
    </p>
  ));

  return (
    <Ticket aria-label={`${title}, ${service.name}, ${country.name}`}>
      <TicketHeader
        level={2}
        image={<BrandTile src={service.service_image_url ?? undefined} name={service.name} />}
        title={isDecided ? title : service.name}
        subtitle={
          <>
            {isDecided && <span>{service.name} ·</span>}
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate">{country.name}</span>
          </>
        }
        trailing={!isDecided && <StatusBadge status="waiting">{t('result.verifying')}</StatusBadge>}
      />
      {!isDecided && (
        <div className="pt-4">
          <MoneyWaits icon={<Search aria-hidden />} title={title}>
            {texts}
          </MoneyWaits>
        </div>
      )}
      <div className="grid gap-2 px-3.5 pt-3 pb-1.5 sm:px-4">
        {isDecided && (
          <div className="flex gap-3 rounded-control bg-received-soft p-3 text-sm">
            <Undo2 aria-hidden className="size-5 shrink-0 text-received" />
            <div className="min-w-0">{texts}</div>
          </div>
        )}
        {isWorthAnotherCountry(outcome) && (
          <OtherCountries service={service} except={country.iso_code} {...elsewhere} />
        )}
        <span className="flex items-center justify-between gap-3">
          {outcome.retry ? (
            <Button
              variant="link"
              size="inline"
              className="min-h-11"
              onClick={outcome.retry === 'order' ? onRepeat : onAskAgain}
            >
              {t('result.tryAgain')}
            </Button>
          ) : (
            <Button asChild variant="link" size="inline" className="min-h-11">
              <Link to="/dashboard/statement">{t('ended.statement')}</Link>
            </Button>
          )}
          <Button variant="ghost" size="sm" className="-mr-4 text-muted" onClick={onPutAway}>
            {t('result.close')}
          </Button>
        </span>
      </div>
    </Ticket>
  );
}
