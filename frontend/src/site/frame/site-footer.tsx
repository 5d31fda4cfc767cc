import { classNames, Logo } from '@torpedo/ui-kit';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { siInstagram, siTelegram, siX } from 'simple-icons';
import { brand, brandContact, brandLegalEntity } from '../../shared/brand';
import { opensCookiePreferences } from '../../shared/consent/cookie-preferences';
import { whatsappLink } from '../../shared/format/whatsapp-link';
import { useLanguage } from '../../shared/i18n/use-language';
import { Island } from '../../shared/performance/island';
import { siteAddress } from '../../shared/site-address';

const legalPages = ['terms', 'refund', 'privacy'] as const;

export function SiteFooter() {
  const { t } = useTranslation(['site', 'consent']);
  const { language } = useLanguage();
  const { name, cnpj, address } = brandLegalEntity;
  const { email, whatsapp } = brandContact;

  return (
    <footer data-surface="ink" className="bg-surface-ink text-text">
      <div className="mx-auto grid w-full max-w-page gap-y-8 px-4 py-12 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-20 xl:px-0">
        <div>
          <Logo name={brand.wordmark} src={brand.logoUrl} />
          <p className="mt-3 text-muted">{t('footer.tagline')}</p>
          <SocialLinks className="mt-4 -ml-2.5" />
        </div>
        <FooterColumn pairs title={t('footer.legal')}>
          {legalPages.map((page) => (
            <a key={page} href={siteAddress(`/${page}`, language)}>
              {t(`footer.${page}`)}
            </a>
          ))}
          <button type="button" {...opensCookiePreferences}>
            {t('consent:dialog.title')}
          </button>
        </FooterColumn>
        <FooterColumn title={t('footer.help')}>
          <a href={siteAddress('/contact', language)}>{t('footer.contact')}</a>
          <a href={siteAddress('/status', language)}>{t('footer.status')}</a>
          <a href={siteAddress('/developers', language)}>{t('footer.developers')}</a>
          <a href={`mailto:${email}`}>{email}</a>
          {whatsapp && (
            <a href={whatsappLink(whatsapp).href} target="_blank" rel="noreferrer">
              WhatsApp {whatsappLink(whatsapp).text}
            </a>
          )}
        </FooterColumn>
      </div>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 border-t border-border px-4 pt-5 pb-20 text-sm text-muted xl:px-0">
        <p>
          {[t('footer.rights', { name }), cnpj && t('footer.cnpj', { cnpj }), address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Island name="theme" />
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  title: string;
  pairs?: boolean;
  children: ReactNode;
}

function FooterColumn({ title, pairs = false, children }: FooterColumnProps) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul
        className={classNames(
          'mt-2 **:[a,button]:inline-flex **:[a,button]:min-h-11 **:[a,button]:items-center **:[a,button]:text-left',
          '**:[a,button]:wrap-anywhere **:[a,button]:hover:underline',
          pairs && 'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-6',
        )}
      >
        {Children.toArray(children).map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
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
        const href = brandContact.social[id];
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
