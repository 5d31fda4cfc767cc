import type { Schemas } from '@torpedo/api-client';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { KeysCard, keysRead } from '../../features/developers/components/keys-card';
import { healthRead } from '../../features/developers/components/call-islands';
import { measuredDaysRead, StatusCard } from '../../features/developers/components/status-card';
import { WebhooksCard, webhooksRead } from '../../features/developers/components/webhooks-card';
import { useAppTexts } from '../../shared/i18n/use-language';
import { TextsSource } from '../../shared/i18n/use-texts';
import { type Answers, documentedServer } from './documented-server';
import { screens, type ScreenStory } from './screen-story';

function Cards() {
  return (
    <TextsSource value={useAppTexts}>
      <main className="mx-auto grid max-w-105 grid-cols-1 gap-3 p-4">
        <h1 className="sr-only">API</h1>
        <KeysCard />
        <WebhooksCard />
        <StatusCard />
      </main>
    </TextsSource>
  );
}

const NEVER: Schemas['WebhookDeliveryDto'][] = [];
let delivered = NEVER;

const answers: Answers = {
  '/api/v1/users/me/api-keys': ({ api_keys: [key], ...others }) => ({
    ...others,
    api_keys: [
      {
        ...{ ...key!, name: 'Servidor', scopes: ['buy'], test: false },
        ...{ daily_budget_cents: 5000, spent_today_cents: 1317 },
      },
      { ...key!, id: 'test', name: 'Ensaio', prefix: 'torpedo_test_Zk3xQ9', scopes: ['buy'], test: true },
    ],
  }),
  '/api/v1/users/me/webhooks': ({ webhooks: [webhook], ...others }) => ({
    ...others,
    webhooks: [
      { ...webhook!, disabled: false, disabled_by: null, events: ['message.received', 'number.ended'] },
    ],
  }),
  '/api/v1/users/me/webhooks/{id}/deliveries': ({ deliveries: [delivery], ...others }) => {
    const answer = { ...others, deliveries: delivered };
    delivered = [{ ...delivery!, status: 'delivered', answer_status: 200, answer_ms: 84 }];
    return answer;
  },
  '/api/v1/status': ({ day, ...others }) => ({
    ...others,
    day: { ...day, numbers: 812, delivery_percent: 94, median_seconds: 12, is_unstable: false },
    days: Array.from({ length: 30 }, (_, place) =>
      place === 17 ? 'unstable' : place < 3 ? 'unmeasured' : 'normal',
    ),
  }),
};

export default {
  ...screens,
  title: 'Screens/Developers',
  args: { address: '/developers', answers },
  render: () => <Cards />,
  beforeEach: async (context: Parameters<typeof screens.beforeEach>[0]) => {
    const leave = await screens.beforeEach(context);
    const documented = documentedServer(answers);
    globalThis.fetch = (input, init) =>
      input === '/readyz' ? Promise.resolve(new Response('ok')) : documented(input, init);
    document.documentElement.dataset['signedIn'] = '';
    delivered = NEVER;
    for (const read of [measuredDaysRead, healthRead, keysRead, webhooksRead]) read.retry();
    return () => {
      delete document.documentElement.dataset['signedIn'];
      leave();
    };
  },
};

/** The cards of the public page, for a signed-in customer. */
export const LimitOfAKey: ScreenStory = {
  play: async ({ canvas }) => {
    const budget = await canvas.findByRole('button', { name: /Servidor/ });
    await expect(canvas.getByText(/^(?:Teste|Test|Prueba)$/)).toBeVisible();
    // A test key spends no money.
    await expect(canvas.queryByRole('button', { name: /Ensaio/ })).toBeNull();
    await userEvent.click(budget);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const WebhookTested: ScreenStory = {
  play: async ({ canvas }) => {
    await canvas.findByText(/12 s$/);
    await userEvent.click(await canvas.findByRole('button', { name: /https:/ }));
    await expect(await canvas.findByText(/^200 .* 84 ms$/)).toBeVisible();
  },
};
