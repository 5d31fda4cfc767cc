import type { Schemas } from '@torpedo/api-client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import {
  CANCEL_ASKED,
  CANCELLABLE,
  CANCELLED,
  CODE,
  ended,
  EXPIRED,
  inUse,
  ON_TELEGRAM,
  SILENT,
  TWO_CODES,
  WITHOUT_CODE,
} from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Numbers' };

type Failure = Schemas['FailedNumberDto'];

const address = '/services';

export const ToChoose: ScreenStory = { args: { address, answers: inUse() } };

export const Chosen: ScreenStory = {
  args: { address: '/services?service=whatsapp&country=brazil', answers: inUse() },
};

export const Waiting: ScreenStory = { args: { address, answers: inUse({}) } };

export const Cancellable: ScreenStory = { args: { address, answers: inUse(CANCELLABLE) } };

export const CodeReceived: ScreenStory = { args: { address, answers: inUse(CODE, ON_TELEGRAM) } };

export const TwoCodes: ScreenStory = { args: { address, answers: inUse(TWO_CODES) } };

export const MessageWithoutCode: ScreenStory = { args: { address, answers: inUse(WITHOUT_CODE) } };

export const SilentForLong: ScreenStory = { args: { address, answers: inUse(SILENT) } };

export const CancelAsked: ScreenStory = { args: { address, answers: inUse(CANCEL_ASKED) } };

export const Cancelled: ScreenStory = { args: { address, answers: ended(CANCELLED) } };

export const Expired: ScreenStory = { args: { address, answers: ended(EXPIRED) } };

/** A purchase without a number, after its sheet was closed. */
const withoutNumber = (failure: Partial<Failure>, refundedCents: number): ScreenStory => ({
  args: {
    address: '/services?service=whatsapp&country=brazil',
    answers: {
      ...inUse(),
      'POST /batch/purchase': (documented) => ({
        ...documented,
        successful_numbers: 0,
        failed_numbers: 1,
        successful_transactions: [],
        failed_transactions: [failure],
        refunded_amount_cents: refundedCents,
      }),
    },
  },
  play: async (context) => {
    await screens.play(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: i18n.t('buy:confirm.confirm') }));
    await page.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const Refused = withoutNumber(
  {
    code: 'NO_NUMBERS',
    message: 'Não há números deste serviço neste país agora.',
    retryable: true,
    another_country_may_help: true,
    refunded_amount_cents: 439,
  },
  439,
);

export const ProviderSilent = withoutNumber(
  {
    code: 'CHECKING_WITH_PROVIDER',
    message: '',
    retryable: false,
    another_country_may_help: false,
    refunded_amount_cents: 0,
    settles_by: '2026-03-10T12:22:00.000Z',
  },
  0,
);
