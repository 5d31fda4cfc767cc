import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Button, Flag, StatusBadge, Ticket, TicketHeader, TicketStrip } from '@torpedo/ui-kit';
import { Search, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComparedCountry } from '../rules/compare-countries';
import { isWorthAnotherCountry } from '../rules/purchase-flow';
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
  const Icon = isDecided ? Undo2 : Search;

  return (
    <Ticket aria-label={`${title}, ${service.name}, ${country.name}`}>
      <TicketHeader
        image={<BrandTile src={service.service_image_url ?? undefined} name={service.name} />}
        title={title}
        subtitle={
          <>
            <span>{service.name} ·</span>
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate">{country.name}</span>
          </>
        }
        trailing={!isDecided && <StatusBadge status="waiting">{t('result.verifying')}</StatusBadge>}
      />
      <TicketStrip tone={isDecided ? 'received' : 'waiting'}>
        <div className="flex basis-full gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            {money && <p className="font-semibold">{money}</p>}
            {reasons.map((reason) => (
              <p key={reason} className="text-sm text-muted">
                {reason}
              </p>
            ))}
          </div>
        </div>
        {isWorthAnotherCountry(outcome) && (
          <div className="basis-full text-text">
            <OtherCountries service={service} except={country.iso_code} {...elsewhere} />
          </div>
        )}
        <span className="-mb-2 flex basis-full items-center justify-between gap-3">
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
          <Button variant="ghost" size="sm" className="-mr-4" onClick={onPutAway}>
            {t('result.close')}
          </Button>
        </span>
      </TicketStrip>
    </Ticket>
  );
}
