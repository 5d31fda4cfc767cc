import { createFileRoute } from '@tanstack/react-router';
import { type HelpSearch, helpSearch } from '../../features/help/rules/help-topics';
import { HelpScreen } from '../../features/help/screens/help-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';
import { readAccessToken } from '../../shared/session/session-storage';

export const Route = createFileRoute('/_app/help')({
  // The component parses the search parameters, to keep the first load small.
  validateSearch: (search: HelpSearch) => search,
  staticData: { isOpenToVisitors: true },
  loader: () => loadTexts('help'),
  ...shownAtOnce({ heading: 'help', className: 'max-md:min-h-11 max-md:pl-10' }),
  component: Help,
});

function Help() {
  const search = helpSearch(Route.useSearch());
  return <HelpScreen key={search.topic ?? ''} search={search} isSignedIn={readAccessToken() !== null} />;
}
