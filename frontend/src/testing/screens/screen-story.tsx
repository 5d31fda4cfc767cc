import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createQueryClient } from '../../app/query-client';
import { createAppRouter } from '../../app/router';
import { essentialOnly, saveConsent } from '../../shared/consent/consent';
import { chooseLanguage, i18n, startI18n } from '../../shared/i18n/i18n';
import { isLanguage } from '../../shared/i18n/languages';
import { useAppTexts } from '../../shared/i18n/use-language';
import { TextsSource } from '../../shared/i18n/use-texts';
import { storeAccessToken } from '../../shared/session/session-storage';
import '../../styles.css';
import { type Answers, documentedServer, NOW } from './documented-server';

interface ScreenProps {
  /** The address in the app, such as `/dashboard`. */
  address: string;
  /** Answers that differ from the API's document. */
  answers?: Answers;
  visitor?: boolean;
}

const nobody = { softLogout: () => undefined, leadToPasswordChange: () => undefined };

/** A screen of the app with its frame, code and texts; only the server is simulated. */
function Screen({ address, queryClient }: ScreenProps & { queryClient: QueryClient }) {
  const [router] = useState(() => {
    const made = createAppRouter(queryClient);
    made.update({ ...made.options, history: createMemoryHistory({ initialEntries: [address] }) });
    return made;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <TextsSource value={useAppTexts}>
        <RouterProvider router={router} />
      </TextsSource>
    </QueryClientProvider>
  );
}

async function speak(language: string): Promise<void> {
  if (!i18n.isInitialized) await startI18n();
  if (isLanguage(language)) await chooseLanguage(language);
}

/** A socket that opens and receives nothing, so that the screens show only the server's answers. */
class SilentSocket extends EventTarget {
  onopen: (() => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => this.onopen?.());
  }

  close = () => undefined;
  send = () => undefined;
}

interface Loaded {
  queryClient: QueryClient;
}

export const screens = {
  render: (args, { loaded }) => <Screen {...args} queryClient={(loaded as Loaded).queryClient} />,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    alsoOnAPhone: true,
    docs: { story: { inline: false, height: '50rem' } },
  },
  loaders: [(): Loaded => ({ queryClient: createQueryClient(nobody) })],
  beforeEach: async ({ args: { answers = {}, visitor = false }, globals }) => {
    const { fetch, WebSocket } = globalThis;
    localStorage.clear();
    MockDate.set(NOW);
    saveConsent(essentialOnly);
    if (!visitor) storeAccessToken('story');
    globalThis.fetch = documentedServer(answers);
    globalThis.WebSocket = SilentSocket as never;
    await speak(String(globals['language']));
    return () => {
      MockDate.reset();
      Object.assign(globalThis, { fetch, WebSocket });
      localStorage.clear();
    };
  },
  play: async ({ canvasElement, loaded }) => {
    // Behind an open dialog the heading is hidden.
    await within(canvasElement).findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=skeleton]')).toBeNull());
    await waitFor(() => expect((loaded as Loaded).queryClient.isFetching()).toBe(0));
  },
} satisfies Omit<Meta<ScreenProps>, 'title'>;

export type ScreenStory = StoryObj<ScreenProps>;
