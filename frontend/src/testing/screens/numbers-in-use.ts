import type { Schemas } from '@torpedo/api-client';
import type { Answers } from './documented-server';

type Activation = Schemas['ActivationDto'];

const path = '/batch/user-transactions/{userId}';

const RECEIVED_AT = '2026-03-10T12:03:01.000Z';

const message = (codigo: string | null, texto: string) => ({ codigo, texto, recebido_em: RECEIVED_AT });

export const CODE: Partial<Activation> = {
  status: 'COMPLETED',
  sms_code: '482913',
  sms_text: 'Seu código do WhatsApp: 482-913',
  can_get_another_sms: true,
  codigo_atual: '482913',
  quantidade_codigos: 1,
  historico_codigos: [message('482913', 'Seu código do WhatsApp: 482-913')],
};

export const TWO_CODES: Partial<Activation> = {
  ...CODE,
  codigo_atual: '170344',
  quantidade_codigos: 2,
  historico_codigos: [
    message('170344', 'Seu código do WhatsApp: 170-344'),
    message('482913', 'Seu código do WhatsApp: 482-913'),
  ],
};

export const WITHOUT_CODE: Partial<Activation> = {
  ...CODE,
  sms_code: null,
  sms_text: 'Bem-vindo! Responda SIM para continuar.',
  codigo_atual: null,
  quantidade_codigos: 1,
  historico_codigos: [message(null, 'Bem-vindo! Responda SIM para continuar.')],
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

/** One number that ended within the hour for each change of the documented one. */
export const ended = (...numbers: Partial<Activation>[]): Answers => ({
  [path]: ({ active_transactions: [documented], ...others }) => ({
    ...others,
    active_transactions: [],
    recent_completed: numbers.map((changes) => ({ ...documented!, ...changes })),
    slots: { used: 0, max: 2 },
  }),
});

/** One number in use for each change of the documented one, which waits for its SMS. */
export const inUse = (...numbers: Partial<Activation>[]): Answers => ({
  [path]: ({ active_transactions: [documented], ...others }) => ({
    ...others,
    active_transactions: numbers.map((changes) => ({ ...documented!, ...changes })),
    recent_completed: [],
    slots: { used: numbers.length, max: 2 },
  }),
});
