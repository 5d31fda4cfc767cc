import {
  BrandTile,
  classNames,
  CodeCopy,
  CopyRow,
  Flag,
  SmsNotification,
  StatusBadge,
  Ticket,
  TicketHeader,
  TicketNumber,
  TicketStrip,
} from '@torpedo/ui-kit';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatMoney } from '../../../shared/format/money';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures, shownCountry, shownService } from '../api/public-catalogue';
import { demoMessages, rotation, stepMs } from '../rules/demo-messages';
import { namedService } from '../rules/live-offer';
import { useTappedService } from '../api/tapped-service';

const picture = { number: '+55 11 98765-4321', code: '482913' };

/** An example of a number and its code, among examples of other messages. */
export function HeroTicket() {
  const { t } = useTexts('live');
  const [isPaused, setPaused] = useState(false);
  const shown = useRotation(demoMessages, isPaused);

  return (
    <figure
      aria-label={t('demo.example')}
      className="grid w-full grid-cols-2 gap-2 self-center pb-6.5 md:gap-3 md:py-9"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ExampleTicket />
      <div role="img" aria-label={t('demo.label')} className="contents">
        {shown.map(({ arrival, demo, minutesAgo }, index) => {
          const isWide = index < 2;
          const code = <code>{demo.code}</code>;
          return (
            // The key is the place, so that a new message moves no element.
            <div key={index} className={classNames(index === 0 && 'md:-order-1', isWide && 'md:col-span-2')}>
              <div key={arrival} className={classNames(index === 0 && 'animate-land')}>
                <SmsNotification
                  image={<ServiceMark service={demo.service} />}
                  title={demo.service}
                  text={
                    isWide ? (
                      <>
                        <span className="md:hidden">{code}</span>
                        <span className="max-md:hidden">
                          {fillGap(t(`demo.messages.${demo.text}`, { code: gap }), code)}
                        </span>
                      </>
                    ) : (
                      code
                    )
                  }
                  time={
                    <span className="max-md:hidden">
                      {minutesAgo === 0 ? t('demo.now') : t('demo.minutes', { count: minutesAgo })}
                    </span>
                  }
                />
              </div>
            </div>
          );
        })}
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
    <div data-surface="page" className="col-span-2 text-text">
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

export const markId = (service: string) => `mark-${service}`;

function ServiceMark({ service }: { service: string }) {
  return (
    <svg aria-hidden className="size-5.5">
      <use href={`#${markId(service)}`} />
    </svg>
  );
}

function useRotation<Demo>(demos: readonly Demo[], isPaused: boolean) {
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (isPaused || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep((current) => current + 1), stepMs);
    return () => clearInterval(timer);
  }, [isPaused]);

  return rotation(demos, step);
}
