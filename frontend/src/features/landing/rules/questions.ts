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

/** Structured data for search engines (schema.org FAQPage). */
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
