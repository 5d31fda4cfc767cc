import {
  BrandTile,
  CodeCopy,
  CopyRow,
  Flag,
  StatusBadge,
  Ticket,
  TicketHeader,
  TicketNumber,
  TicketStrip,
} from '@torpedo/ui-kit';
import { Check } from 'lucide-react';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatMoney } from '../../../shared/format/money';
import { useTexts } from '../../../shared/i18n/use-texts';
import { holdsDemo } from '../api/demo-step';
import { landingFigures, shownCountry, shownService } from '../api/public-catalogue';
import { demoMessages } from '../rules/demo-messages';
import { namedService } from '../rules/live-offer';
import { useTappedService } from '../api/tapped-service';
import { DemoMessage, ServiceMark } from './demo-messages';

const picture = { number: '+55 11 98765-4321', code: '482913' };

/** How a number and its code look; where there is room, between the newest messages of others. */
export function HeroTicket() {
  const { t } = useTexts('live');
  return (
    <figure
      aria-label={t('demo.example')}
      className="grid w-full grid-cols-1 gap-3 self-center pb-6.5 md:py-9"
      {...holdsDemo}
    >
      <div aria-hidden className="max-md:hidden">
        <DemoMessage place={0} isWide />
      </div>
      <ExampleTicket />
      <div aria-hidden className="max-md:hidden">
        <DemoMessage place={1} isWide />
      </div>
    </figure>
  );
}

function ExampleTicket() {
  const { t, locale } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const tapped = useTappedService();
  const offers = data?.offers ?? [];
  const offer = namedService(offers, tapped ?? shownService) ?? namedService(offers, shownService);
  const name = offer?.name ?? 'WhatsApp';
  const marked = demoMessages.find(({ service }) => service === name)?.service;

  return (
    <div data-surface="page" className="text-text">
      <Ticket className="[--surface-page:var(--surface-ink)]">
        <TicketHeader
          level={2}
          image={
            <BrandTile
              name={name}
              src={offer?.service_image_url ?? undefined}
              icon={marked && <ServiceMark service={marked} />}
            />
          }
          title={name}
          subtitle={
            <>
              <Flag code={shownCountry} src={`/images/flags/${shownCountry}.svg`} />
              <span>
                {new Intl.DisplayNames(locale, { type: 'region' }).of(shownCountry)}
                {offer && ` · ${formatMoney(offer.price_cents, offer.currency)}`}
              </span>
            </>
          }
          trailing={
            offer &&
            offer.typical_seconds !== null && (
              <StatusBadge status="received" icon={<Check aria-hidden />}>
                {t('demo.arrivedIn', { seconds: offer.typical_seconds })}
              </StatusBadge>
            )
          }
        />
        <TicketNumber>
          <CopyRow value={picture.number} label={t('demo.copyNumber')} copiedLabel={t('demo.copied')}>
            {picture.number}
          </CopyRow>
        </TicketNumber>
        <TicketStrip>
          <CodeCopy
            code={picture.code}
            label={t('demo.code')}
            copyLabel={t('demo.copy')}
            copiedLabel={t('demo.copied')}
          />
        </TicketStrip>
      </Ticket>
    </div>
  );
}
