import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { RecentMessages } from './recent-messages';

beforeAll(() => speakPortuguese('shell', 'buy'));

const none = { active_transactions: [], recent_completed: [], sms_today: 0 };

it('says that today has no messages', async () => {
  openScreen(<RecentMessages transactions={none as never} failed={false} />);
  expect(await screen.findByText('Nenhum SMS hoje')).toBeTruthy();
});

it('shows nothing when the messages did not load', async () => {
  openScreen(
    <>
      <RecentMessages transactions={undefined} failed />
      <p>beside</p>
    </>,
  );
  await screen.findByText('beside');
  expect(screen.queryByText('SMS de hoje')).toBeNull();
});
