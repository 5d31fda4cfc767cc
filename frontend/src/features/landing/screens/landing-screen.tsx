import { Badge, BrandTile, Button, Card, Countdown, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AboutSection,
  FaqSection,
  LandingSection,
  PricesSection,
  StepsSection,
} from '../components/landing-sections';
import { FiguresStrip, Hero } from '../components/hero';
import { Island } from '../../../shared/performance/island';
import { brand, brandFigures } from '../../../shared/brand';
import { useLanguage } from '../../../shared/i18n/use-language';
import { markId } from '../components/demo-messages';

const pictureNumber = '+55 21 99812-0047';
const pictureWait = { label: '', now: 0, expiresAt: 1_182_000, totalMs: 1_200_000 };

function WaitingPiece() {
  return (
    <Card padding="none" className="flex items-center gap-2.5 px-3 py-2">
      <BrandTile
        name="Telegram"
        icon={
          <svg>
            <use href={`#${markId('Telegram')}`} />
          </svg>
        }
      />
      <span className="grid min-w-0 flex-1">
        <b className="text-sm">Telegram</b>
        <span className="truncate font-mono text-sm font-bold">{pictureNumber}</span>
      </span>
      <Countdown {...pictureWait} />
    </Card>
  );
}

function CoveredNumberPiece() {
  const { t } = useTranslation('landing');
  return (
    <>
      <p className="flex flex-wrap items-center justify-center gap-2">
        <s className="font-mono font-bold text-muted decoration-danger">(11) 9xxxx-xxxx</s>
        <span className="text-xs text-muted">{t('benefits.safe.kept')}</span>
      </p>
      <Badge tone="received" className="mx-auto mt-2">
        <Check />
        {pictureNumber}
      </Badge>
    </>
  );
}

function ConversationPiece() {
  const { t } = useTranslation('landing');
  return (
    <div className="grid gap-1.5 text-sm *:max-w-11/12 *:rounded-card *:px-3 *:py-1.5">
      <p className="justify-self-end rounded-br-sm bg-received-soft">{t('benefits.support.asked')}</p>
      <p className="justify-self-start rounded-bl-sm border border-border bg-surface-card">
        {t('benefits.support.answered')}
      </p>
    </div>
  );
}

const benefits = [
  { id: 'fast', claim: 'activation', piece: <WaitingPiece /> },
  { id: 'refund', claim: undefined, piece: <Island name="hold-piece" /> },
  { id: 'price', claim: undefined, piece: <Island name="total-piece" /> },
  { id: 'countries', claim: 'countries', piece: <Island name="countries-piece" /> },
  { id: 'safe', claim: 'security', piece: <CoveredNumberPiece /> },
  { id: 'support', claim: 'support', piece: <ConversationPiece /> },
] as const satisfies { id: string; claim: keyof typeof brandFigures | undefined; piece: ReactNode }[];

function BenefitsSection() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <LandingSection
      name="benefits"
      className="border-y border-border bg-surface-card"
      title={t('benefits.title', { brand: brand.name })}
      lead={t('benefits.lead')}
    >
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-9">
        {benefits.map(({ id, claim, piece }) => {
          const claimed = claim && brandFigures[claim][language];
          return (
            <li key={id}>
              <div
                aria-hidden
                className="flex h-31 flex-col justify-center rounded-card bg-surface-sunken p-3.5"
              >
                {piece}
              </div>
              <SectionHeading level={3} size="card" className="mt-3">
                {t(`benefits.${id}.title`, { figure: claimed, time: claimed })}
              </SectionHeading>
              <p className="mt-1 text-pretty text-muted">
                {t(`benefits.${id}.text`, { figure: claimed, time: claimed })}
              </p>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}

/** What visitors can check without an account. */
function TrustSection({ statusHref }: { statusHref: string }) {
  const { t } = useTranslation('landing');
  return (
    <LandingSection name="trust" title={t('trust.title')}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading level={3} size="card" className="text-xl">
            {t('trust.statement.title')}
          </SectionHeading>
          <p className="mt-1 mb-4 text-pretty text-muted">{t('trust.statement.text')}</p>
          <Island name="hold-proof" />
        </div>
        <div>
          <SectionHeading level={3} size="card" className="text-xl">
            {t('trust.delivery.title')}
          </SectionHeading>
          <p className="mt-1 mb-4 text-pretty text-muted">
            {t('trust.delivery.text')}{' '}
            <a href={statusHref} className="font-semibold text-link max-lg:hidden">
              {t('trust.delivery.link')}
            </a>
          </p>
          <Island name="measured-rows" />
          <Button asChild variant="outline" className="mt-3 max-sm:flex lg:hidden">
            <a href={statusHref}>{t('trust.delivery.link')}</a>
          </Button>
        </div>
      </div>
    </LandingSection>
  );
}

interface LandingScreenProps {
  contactHref: string;
  statusHref: string;
}

export function LandingScreen({ contactHref, statusHref }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <FiguresStrip />
      <PricesSection />
      <StepsSection />
      <BenefitsSection />
      <TrustSection statusHref={statusHref} />
      <AboutSection contactHref={contactHref} />
      <FaqSection contactHref={contactHref} />
    </>
  );
}
