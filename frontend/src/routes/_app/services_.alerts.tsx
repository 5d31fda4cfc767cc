import { createFileRoute } from '@tanstack/react-router';
import { AlertsScreen } from '../../features/alerts/screens/alerts-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';

interface AlertsSearch {
  /** Both open the form for this product. */
  service?: string;
  country?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/_app/services_/alerts')({
  validateSearch: (search: Record<string, unknown>): AlertsSearch => ({
    service: text(search.service),
    country: text(search.country),
  }),
  loader: () => loadTexts('alerts'),
  ...shownAtOnce({ heading: 'headings.alerts', className: 'min-h-9' }),
  component: Alerts,
});

function Alerts() {
  const { service, country } = Route.useSearch();
  return <AlertsScreen product={{ service, country }} />;
}
