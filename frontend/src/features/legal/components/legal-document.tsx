import { LegalPage } from '@torpedo/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import { brand, brandContact, brandLegalEntity } from '../../../shared/brand';
import { opensCookiePreferences } from '../../../shared/consent/cookie-preferences';
import type { LegalBlock, LegalDocumentId, LegalText } from '../rules/legal-text';

interface LegalDocumentProps {
  id: LegalDocumentId;
  text: LegalText;
  links: LegalLinks;
}

export function LegalDocument({ id, text, links }: LegalDocumentProps) {
  const { t } = useTranslation('legal');

  function items(lines: string[]) {
    return lines.map((line) => (
      <li key={line}>
        <LegalLine text={line} links={links} />
      </li>
    ));
  }

  function block(content: LegalBlock, index: number) {
    if (Array.isArray(content)) return <ul key={index}>{items(content)}</ul>;
    if (typeof content === 'object') return <ol key={index}>{items(content.steps)}</ol>;
    return (
      <p key={index}>
        <LegalLine text={content} links={links} />
      </p>
    );
  }

  return (
    <LegalPage
      className="mx-auto w-full max-w-page px-4 pt-8 pb-16 md:pt-12 xl:px-0"
      title={t(`${id}.title`)}
      dated={t('dated')}
      lead={<LegalLine text={text.lead} links={links} />}
      contentsLabel={t('contents')}
      sections={text.sections.map((section) => ({ ...section, content: section.blocks.map(block) }))}
    />
  );
}

type LegalLinks = Record<'terms' | 'refund' | 'privacy' | 'contact', string>;

interface LegalLineProps {
  text: string;
  links: LegalLinks;
}

function LegalLine({ text, links }: LegalLineProps) {
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
