import { Logo } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand, brandContact, brandLegalEntity } from '../../shared/brand';
import { opensCookiePreferences } from '../../shared/consent/cookie-preferences';
import { whatsappLink } from '../../shared/format/whatsapp-link';
import { useLanguage } from '../../shared/i18n/use-language';
import { LivingPart } from '../../shared/layout/living-part';
import { siteAddress } from '../site-address';
import { FooterColumn } from './footer-column';
import { SocialLinks } from './social-links';

const legalPages = ['terms', 'refund', 'privacy'] as const;

/** Who runs the site, how to reach them, and the rules. */
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
        <LivingPart name="theme" />
      </div>
    </footer>
  );
}
