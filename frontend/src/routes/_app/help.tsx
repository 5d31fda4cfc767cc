import { createFileRoute } from '@tanstack/react-router';
import { HELP_TOPICS, type HelpSearch } from '../../features/help/rules/help-topics';
import { HelpScreen } from '../../features/help/screens/help-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { readAccessToken } from '../../shared/session/session-storage';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const Route = createFileRoute('/_app/help')({
  validateSearch: ({ topic, order }: Record<string, unknown>): HelpSearch => ({
    topic: [...HELP_TOPICS, 'contact' as const].find((each) => each === topic),
    order: typeof order === 'string' && UUID.test(order) ? order : undefined,
  }),
  staticData: { isOpenToVisitors: true },
  loader: () => loadTexts('help'),
  component: Help,
});

function Help() {
  const search = Route.useSearch();
  return <HelpScreen key={search.topic ?? ''} search={search} isSignedIn={readAccessToken() !== null} />;
}
