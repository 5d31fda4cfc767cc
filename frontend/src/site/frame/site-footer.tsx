import { classNames, Logo } from '@torpedo/ui-kit';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { siInstagram, siTelegram, siX } from 'simple-icons';
import { brand, brandContact, brandLegalEntity, brandSocial } from '../../shared/brand';
import { opensCookiePreferences } from '../../shared/consent/cookie-preferences';
import { whatsappLink } from '../../shared/format/whatsapp-link';
import { useLanguage } from '../../shared/i18n/use-language';
import { Island } from '../../shared/performance/island';
import { siteAddress } from '../../shared/site-address';

const row =
  'mx-auto flex w-full max-w-page gap-x-8 px-4 max-md:flex-col md:items-center md:justify-between xl:px-0';

const legalPages = ['terms', 'privacy', 'refund'] as const;

export function SiteFooter() {
  const { t } = useTranslation(['site', 'consent']);
  const { language } = useLanguage();
  const { name, cnpj, address } = brandLegalEntity;
  const { email, whatsapp } = brandContact;

  return (
    <footer
      data-surface="ink"
      className="bg-surface-ink pt-6 pb-[calc(var(--bottom-bars)+--spacing(3))] text-text md:pt-4"
    >
      <div className={row}>
        <div>
          <Logo name={brand.wordmark} src={brand.logoUrl} />
          <p className="mt-2 text-md text-muted md:hidden">{t('footer.tagline')}</p>
        </div>
        <FooterLinks className="max-md:mt-3 max-md:grid max-md:grid-cols-2 md:justify-end">
          {legalPages.map((page) => (
            <a key={page} href={siteAddress(`/${page}`, language)}>
              {t(`footer.${page}`)}
            </a>
          ))}
          <button type="button" {...opensCookiePreferences}>
            {t('consent:dialog.title')}
          </button>
          <a href={siteAddress('/contact', language)}>{t('footer.contact')}</a>
          <a href={siteAddress('/status', language)}>{t('footer.status')}</a>
          <a href={siteAddress('/developers', language)} className="whitespace-nowrap">
            {t('footer.developers')}
          </a>
        </FooterLinks>
      </div>
      <div className={row}>
        <p className="text-sm text-muted max-md:order-last max-md:mt-2">
          {[t('footer.rights', { name }), cnpj && t('footer.cnpj', { cnpj }), address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 md:justify-end">
          <FooterLinks className="text-muted">
            <a href={`mailto:${email}`}>{email}</a>
            {whatsapp && (
              <a href={whatsappLink(whatsapp).href} target="_blank" rel="noreferrer">
                WhatsApp {whatsappLink(whatsapp).text}
              </a>
            )}
          </FooterLinks>
          <SocialLinks className="-mx-2.5" />
          <Island name="theme" />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ className, children }: { className: string; children: ReactNode }) {
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-5 text-md **:[a,button]:inline-flex **:[a,button]:min-h-11 **:[a,button]:items-center',
        '**:[a,button]:wrap-anywhere **:[a,button]:hover:underline',
        className,
      )}
    >
      {Children.toArray(children).map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  );
}

const networks = [
  { id: 'instagram', icon: siInstagram },
  { id: 'telegram', icon: siTelegram },
  { id: 'x', icon: siX },
] as const;

function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  return (
    <ul aria-label={t('footer.follow')} className={classNames('flex', className)}>
      {networks.map(({ id, icon }) => {
        const href = brandSocial[id];
        return (
          href && (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={icon.title}
                className="flex size-11 items-center justify-center rounded-control text-muted transition-colors duration-(--duration-fast) hover:text-text"
              >
                <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
                  <path d={icon.path} />
                </svg>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
