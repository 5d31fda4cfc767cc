import { createFileRoute } from '@tanstack/react-router';
import { tokensSearch } from '../../features/admin-settings/rules/tokens-search';
import { TokensScreen } from '../../features/admin-settings/screens/tokens-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/tokens')({
  validateSearch: tokensSearch,
  staticData: { permission: 'tokens.of_others' },
  loader: () => loadTexts('admin-settings'),
  component: Tokens,
});

function Tokens() {
  return <TokensScreen search={Route.useSearch()} />;
}
