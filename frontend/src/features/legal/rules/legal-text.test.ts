import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/i18n/languages';
import { legalDocuments, loadLegalText, type LegalBlock } from './legal-text';

const kindOf = (block: LegalBlock) => {
  if (typeof block === 'string') return 'paragraph';
  return Array.isArray(block) ? `list of ${block.length}` : `steps: ${block.steps.length}`;
};
const linesOf = (block: LegalBlock) => {
  if (typeof block === 'string') return [block];
  return Array.isArray(block) ? block : block.steps;
};
const marksOf = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

describe.each(legalDocuments)('%s', (document) => {
  it.each(languages)('says the same in %s as in Portuguese, section by section', async (language) => {
    const [text, portuguese] = await Promise.all([
      loadLegalText(document, language),
      loadLegalText(document, 'pt'),
    ]);
    const shape = ({ sections }: typeof text) =>
      sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => [kindOf(block), linesOf(block).map(marksOf)]),
      ]);
    expect(shape(text)).toEqual(shape(portuguese));
    expect(marksOf(text.lead)).toEqual(marksOf(portuguese.lead));
  });
});

it.each([
  [
    'terms',
    'acceptance description acceptable-use registration payments intellectual-property liability termination changes governing-law contact',
  ],
  ['refund', 'eligibility conditions non-refundable process partial changes contact'],
  ['privacy', 'collected use sharing retention rights security cookies minors changes contact'],
] as const)('%s keeps the anchors that other pages link to', async (document, ids) => {
  const { sections } = await loadLegalText(document, 'pt');
  expect(sections.map(({ id }) => id).join(' ')).toBe(ids);
});
