import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '../../features/buy/screens/services-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';

interface ServicesSearch {
  /** Code or slug: `wa`, `whatsapp`. */
  service?: string;
  /** ISO code or slug: `BR`, `brazil`. */
  country?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/_app/services')({
  validateSearch: (search: Record<string, unknown>): ServicesSearch => ({
    service: text(search.service),
    country: text(search.country),
  }),
  loader: () => loadTexts('buy'),
  staticData: { staysOpenSignedOut: true },
  ...shownAtOnce({ heading: 'headings.buy', className: 'min-h-8 text-3xl md:-mt-3 md:min-h-9' }),
  component: Services,
});

function Services() {
  const link = Route.useSearch();
  return <ServicesScreen key={`${link.country ?? ''}:${link.service ?? ''}`} link={link} />;
}
