import { createFileRoute } from '@tanstack/react-router';
import { WebhooksScreen } from '../../features/webhooks/screens/webhooks-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/profile_/webhooks')({
  loader: () => loadTexts('webhooks', 'api-keys'),
  ...shownAtOnce({}),
  component: WebhooksScreen,
});
