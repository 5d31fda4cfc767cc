import { LegalPage } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LegalBlock, LegalDocumentId, LegalText } from '../rules/legal-text';
import { LegalWords, type LegalLinks } from './legal-words';

type LegalDocumentProps = { id: LegalDocumentId; text: LegalText; links: LegalLinks };

/** A legal document with its table of contents. */
export function LegalDocument({ id, text, links }: LegalDocumentProps) {
  const { t } = useTranslation('legal');

  function items(lines: string[]) {
    return lines.map((line) => (
      <li key={line}>
        <LegalWords text={line} links={links} />
      </li>
    ));
  }

  function block(content: LegalBlock, index: number) {
    if (Array.isArray(content)) return <ul key={index}>{items(content)}</ul>;
    if (typeof content === 'object') return <ol key={index}>{items(content.steps)}</ol>;
    return (
      <p key={index}>
        <LegalWords text={content} links={links} />
      </p>
    );
  }

  return (
    <LegalPage
      className="mx-auto w-full max-w-page px-4 pt-8 pb-16 md:pt-12 xl:px-0"
      title={t(`${id}.title`)}
      dated={t('dated')}
      lead={<LegalWords text={text.lead} links={links} />}
      contentsLabel={t('contents')}
      sections={text.sections.map((section) => ({ ...section, content: section.blocks.map(block) }))}
    />
  );
}
