import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { KeysCard } from '../../features/developers/components/keys-card';
import { useAppTexts } from '../../shared/i18n/use-language';
import { TextsSource } from '../../shared/i18n/use-texts';
import { screens, type ScreenStory } from './screen-story';

function Keys() {
  return (
    <TextsSource value={useAppTexts}>
      <main className="mx-auto max-w-90 p-4">
        <KeysCard />
      </main>
    </TextsSource>
  );
}

export default {
  ...screens,
  title: 'Screens/Developers',
  render: () => <Keys />,
  beforeEach: async (context: Parameters<typeof screens.beforeEach>[0]) => {
    const leave = await screens.beforeEach(context);
    document.documentElement.dataset['signedIn'] = '';
    return () => {
      delete document.documentElement.dataset['signedIn'];
      leave();
    };
  },
};

/** The cards of the public page, which a customer is signed in on. */
export const LimitOfAKey: ScreenStory = {
  args: {
    address: '/developers',
    answers: {
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
    },
  },
  play: async ({ canvas }) => {
    const budget = await canvas.findByRole('button', { name: /Servidor/ });
    await expect(canvas.getByText('Teste')).toBeVisible();
    // A test key spends nothing.
    await expect(canvas.queryByRole('button', { name: /Ensaio/ })).toBeNull();
    await userEvent.click(budget);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
