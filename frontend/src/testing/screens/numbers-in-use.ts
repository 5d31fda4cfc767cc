import type { Schemas } from '@torpedo/api-client';
import type { Answers } from './documented-server';

type Activation = Schemas['ActivationDto'];

const path = '/batch/user-transactions/{userId}';

const RECEIVED_AT = '2026-03-10T12:03:01.000Z';

const message = (codigo: string | null, texto: string) => ({ codigo, texto, recebido_em: RECEIVED_AT });

const TEXT = '<#> Seu código do WhatsApp: 482-913. Não compartilhe este código com ninguém.';

export const CODE: Partial<Activation> = {
  status: 'COMPLETED',
  sms_code: '482913',
  sms_text: TEXT,
  can_get_another_sms: true,
  codigo_atual: '482913',
  quantidade_codigos: 1,
  historico_codigos: [message('482913', TEXT)],
};

export const TWO_CODES: Partial<Activation> = {
  ...CODE,
  sms_text: 'Seu código do WhatsApp: 170-344',
  codigo_atual: '170344',
  quantidade_codigos: 2,
  historico_codigos: [message('170344', 'Seu código do WhatsApp: 170-344'), message('482913', TEXT)],
};

const NO_CODE =
  'A verificação do WhatsApp foi pedida num novo dispositivo. Confirme no telefone que já usa a conta.';

export const WITHOUT_CODE: Partial<Activation> = {
  ...CODE,
  sms_code: null,
  sms_text: NO_CODE,
  codigo_atual: null,
  quantidade_codigos: 1,
  historico_codigos: [message(null, NO_CODE)],
};

export const CANCELLABLE: Partial<Activation> = {
  created_at: '2026-03-10T11:58:00.000Z',
  activation_time: '2026-03-10T11:58:00.000Z',
  cancel_available_at: '2026-03-10T12:00:00.000Z',
  expires_at: '2026-03-10T12:18:00.000Z',
  can_cancel: true,
};

export const ON_TELEGRAM: Partial<Activation> = {
  activation_id: '01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b64',
  number_id: 104_883,
  phone_number: '+351912345678',
  phone_number_formatted: '+351 912 345 678',
  service: { code: 'tg', name: 'Telegram', image_url: '/images/services/telegram.svg' },
  country: { iso_code: 'PT', name: 'Portugal', flag_image_url: '/images/flags/PT.svg' },
};

export const SILENT: Partial<Activation> = {
  ...CANCELLABLE,
  can_swap: true,
  swap_available_at: '2026-03-10T12:01:00.000Z',
};

export const CANCEL_ASKED: Partial<Activation> = {
  ...CANCELLABLE,
  cancel_requested_at: '2026-03-10T12:03:00.000Z',
};

export const CANCELLED: Partial<Activation> = {
  ...CANCELLABLE,
  status: 'CANCELLED',
  closed_at: '2026-03-10T12:02:00.000Z',
  closed_by: 'customer',
};

export const EXPIRED: Partial<Activation> = {
  ...ON_TELEGRAM,
  status: 'EXPIRED',
  created_at: '2026-03-10T11:42:00.000Z',
  activation_time: '2026-03-10T11:42:00.000Z',
  expires_at: '2026-03-10T12:02:00.000Z',
  closed_at: '2026-03-10T12:02:00.000Z',
  closed_by: 'expiry',
};

/** A number that ended earlier today. */
const INSTAGRAM: Partial<Activation> = {
  ...CODE,
  activation_id: '01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b65',
  number_id: 104_881,
  phone_number: '+5531991207788',
  phone_number_formatted: '+55 31 99120-7788',
  service: { code: 'ig', name: 'Instagram', image_url: '/images/services/instagram.svg' },
  activation_cost_cents: 112,
  created_at: '2026-03-10T11:56:00.000Z',
  closed_at: '2026-03-10T11:58:00.000Z',
  closed_by: 'customer',
  sms_code: '340118',
  sms_text: 'Use 340118 para verificar sua conta do Instagram.',
  codigo_atual: '340118',
  historico_codigos: [
    {
      codigo: '340118',
      texto: 'Use 340118 para verificar sua conta do Instagram.',
      recebido_em: '2026-03-10T11:56:09.000Z',
    },
  ],
};

const SLOTS = 3;

/** One number that ended within the last hour, for each change of the documented number. */
export const ended = (...numbers: Partial<Activation>[]): Answers => ({
  [path]: ({ active_transactions: [documented], ...others }) => ({
    ...others,
    active_transactions: [],
    recent_completed: [...numbers, INSTAGRAM].map((changes) => ({ ...documented!, ...changes })),
    slots: { used: 0, max: SLOTS },
    sms_today: 1,
  }),
});

/** One number in use for each change of the documented number, which waits for its SMS. */
export const inUse = (...numbers: Partial<Activation>[]): Answers => ({
  [path]: ({ active_transactions: [documented], ...others }) => ({
    ...others,
    active_transactions: numbers.map((changes) => ({ ...documented!, ...changes })),
    recent_completed: [{ ...documented!, ...INSTAGRAM }],
    slots: { used: numbers.length, max: SLOTS },
    sms_today: numbers.reduce((total, { quantidade_codigos = 0 }) => total + quantidade_codigos, 1),
  }),
});
