import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthCallbackScreen } from '../features/auth/screens/auth-callback-screen';
import { loadTexts } from '../shared/i18n/i18n';

interface CallbackSearch {
  code?: string;
  state?: string;
  iss?: string;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/auth-callback')({
  validateSearch: ({ code, state, iss }: Record<string, unknown>): CallbackSearch => ({
    code: text(code),
    state: text(state),
    iss: text(iss),
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
