import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthCallbackScreen } from '../features/auth/screens/auth-callback-screen';
import { searchedText } from '../features/auth/rules/searched-text';
import { loadTexts } from '../shared/i18n/i18n';

interface CallbackSearch {
  code?: string;
  state?: string;
  iss?: string;
}

export const Route = createFileRoute('/auth-callback')({
  validateSearch: ({ code, state, iss }: Record<string, unknown>): CallbackSearch => ({
    code: searchedText(code),
    state: searchedText(state),
    iss: searchedText(iss),
  }),
  beforeLoad: ({ search }) => {
    if (!search.code || !search.state) throw redirect({ to: '/login' });
  },
  loader: () => loadTexts('auth', 'security'),
  component: AuthCallback,
});

function AuthCallback() {
  const { code = '', state = '', iss } = Route.useSearch();
  return <AuthCallbackScreen code={code} state={state} iss={iss} />;
}
