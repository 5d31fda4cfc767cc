import { Trans, useTranslation } from 'react-i18next';
import { brand, brandContact, brandLegalEntity } from '../../../shared/brand';
import { opensCookiePreferences } from '../../../shared/consent/cookie-preferences';

/** Where the documents and the contact form stand in the reader's language. */
export type LegalLinks = Record<'terms' | 'refund' | 'privacy' | 'contact', string>;

type LegalWordsProps = { text: string; links: LegalLinks };

/** A line of a document with the brand's facts and the links filled in. */
export function LegalWords({ text, links }: LegalWordsProps) {
  const { t } = useTranslation('legal');
  const { name, cnpj, address } = brandLegalEntity;
  const entity = [name, cnpj && t('cnpj', { cnpj }), address && t('address', { address })].join('');
  return (
    <Trans
      t={t}
      defaults={text}
      values={{ brand: brand.name, entity, entityName: name, email: brandContact.email }}
      components={{
        terms: <a href={links.terms} />,
        refund: <a href={links.refund} />,
        privacy: <a href={links.privacy} />,
        contact: <a href={links.contact} />,
        mail: <a href={`mailto:${brandContact.email}`} />,
        cookies: (
          <button
            type="button"
            className="font-semibold text-link underline underline-offset-4"
            {...opensCookiePreferences}
          />
        ),
      }}
    />
  );
}
