import { Button, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import {
  siApple,
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  type SimpleIcon,
  siNetflix,
  siTelegram,
  siTiktok,
  siTinder,
  siUber,
  siWhatsapp,
  siX,
} from 'simple-icons';
import { counted } from '../../../shared/analytics/track';
import { brand, brandFigures } from '../../../shared/brand';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Island } from '../../../shared/performance/island';
import type { DemoService } from '../rules/demo-messages';
import { markId } from './demo-messages';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section data-section="hero" data-surface="ink" className="flex bg-surface-ink text-text">
      <div className="mx-auto grid w-full max-w-page gap-x-8 px-4 md:grid-cols-[minmax(0,1fr)_--spacing(86)] lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-x-15 xl:px-0">
        <div className="pt-5.5 pb-5.5 md:self-center md:pt-8 md:pb-12">
          <Island name="offer-chip" />
          <SectionHeading level={1} size="hero">
            <span className="block">{t('promise.first')}</span>
            <span className="block text-brand">{t('promise.second')}</span>
          </SectionHeading>
          <Island name="hero-lead" />
          <div className="mt-4.5 grid gap-2.5 sm:gap-3 md:mt-8 sm:flex sm:flex-wrap md:max-lg:grid md:max-lg:w-fit">
            <Button asChild size="lg">
              <a href="/register" {...counted('hero_cta_click', { target: 'register' })}>
                {t('signUp')}
              </a>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href="#prices-section" {...counted('hero_cta_click', { target: 'prices' })}>
                {t('seePrices')}
              </a>
            </Button>
          </div>
        </div>
        <ServiceMarks />
        <Island name="hero-ticket" />
      </div>
    </section>
  );
}

const figures = ['users', 'uptime', 'support', 'startTime'] as const;

export function FiguresStrip() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <section aria-label={t('figures.label', { brand: brand.name })} className="bg-brand text-on-brand">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-2.5 px-4 py-3.5 md:grid-cols-4 md:py-5 xl:px-0">
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="text-sm md:text-base">{t(`figures.${figure}`)}</dt>
            <dd className="font-display text-3xl font-bold tracking-heading">
              {brandFigures[figure][language]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const marks: Record<DemoService, SimpleIcon> = {
  Facebook: siFacebook,
  Tinder: siTinder,
  Google: siGoogle,
  Instagram: siInstagram,
  Telegram: siTelegram,
  WhatsApp: siWhatsapp,
  Discord: siDiscord,
  TikTok: siTiktok,
  Netflix: siNetflix,
  Uber: siUber,
  Twitter: siX,
  Apple: siApple,
};

/** The marks are in the page instead of its scripts, because each one is shown many times. */
function ServiceMarks() {
  return (
    <svg aria-hidden className="absolute size-0">
      {Object.entries(marks).map(([service, { hex, path }]) => (
        <symbol key={service} id={markId(service)} viewBox="0 0 24 24" fill={`#${hex}`}>
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
