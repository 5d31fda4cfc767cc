/** What people ask before they buy, in the order of the page; the first is open. */
export const questions = [
  'time',
  'billing',
  'messages',
  'oneService',
  'again',
  'cancel',
  'areaCode',
  'lifetime',
  'data',
] as const;

interface Answered {
  question: string;
  answer: string;
}

/** The questions as search engines read them (schema.org FAQPage). */
export function faqStructuredData(entries: readonly Answered[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
