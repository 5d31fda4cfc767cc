type Answered = { question: string; answer: string };

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
