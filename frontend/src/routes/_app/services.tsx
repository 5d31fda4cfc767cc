import { createFileRoute } from '@tanstack/react-router';
import { ServicesScreen } from '../../features/buy/screens/services-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';
import { type ProductSearch, productSearch } from '../../shared/linked-product';

export const Route = createFileRoute('/_app/services')({
  // The component parses the search parameters, to keep the first load small.
  validateSearch: (search: ProductSearch) => search,
  loader: () => loadTexts('buy'),
  staticData: { staysOpenSignedOut: true },
  ...shownAtOnce({ heading: 'headings.buy', className: 'min-h-8 text-3xl md:-mt-3 md:min-h-9' }),
  component: Services,
});

function Services() {
  const link = productSearch(Route.useSearch());
  return <ServicesScreen key={`${link.country ?? ''}:${link.service ?? ''}`} link={link} />;
}
