/**
 * The story of all examples: Maria adds R$ 25,00 by Pix, buys a Brazilian number for WhatsApp for R$ 4,39, and its code
 * arrives a minute later.
 */

export const MARIA = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';
const STAFF = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00';
export const NUMBER = '01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b63';
const BATCH = '01a1fe04-d9c2-7d10-8a44-2b9f6e0c7a15';
const TOPUP = '01a1fe03-0993-7a32-a075-efd0a8976993';
const PAYOUT = '01a1fe03-0993-7a32-a075-efd0a8976a01';
const SESSION = '01a1fdf1-3c40-7e68-b1d2-94a0c5e7f318';
const KEY = '01a1fdf9-7b15-74c9-8e03-6c2d9a41b7f0';
const PRODUCT = '01992f10-55ce-7a01-b3d4-7f0e1a2c9d86';
const OTHER = '01a1fe10-2d84-7c55-9a1b-3e6f8d0c7b42';

const REGISTERED = '2026-03-02T18:40:00.000Z';
const SIGNED_IN = '2026-03-10T11:55:00.000Z';
const CHARGED = '2026-03-10T12:00:00.000Z';
const PAID = '2026-03-10T12:01:07.000Z';
const ALLOTTED = '2026-03-10T12:02:00.000Z';
export const CANCELLABLE = '2026-03-10T12:04:00.000Z';
const RECEIVED = '2026-03-10T12:03:05.000Z';
const CANCELLED = '2026-03-10T12:05:00.000Z';
const EXPIRES = '2026-03-10T12:22:00.000Z';

export const PRICE_CENTS = 439;
export const COST_CENTS = 251;
const CODE = '482913';
const TEXT = 'Your WhatsApp code: 482-913';
const PASSWORD = 'Correta-Porca-7!';
const TELEPHONE = '+5511983214567';

/** Ids by the field or the schema around them; the first pattern that matches counts. */
export const IDS: readonly [RegExp, string][] = [
  [/session/i, SESSION],
  [/key|token/i, KEY],
  [/payout/i, PAYOUT],
  [/topup|transaction|credit|charge/i, TOPUP],
  [/batch/i, BATCH],
  [/staff|maker|author|actor|by$/i, STAFF],
  [/user|customer|^me|account|registered|person/i, MARIA],
  [/activation|number|order|sms/i, NUMBER],
  [/product|service|offer/i, PRODUCT],
  [/./, OTHER],
];

export const NAMES: readonly [RegExp, string][] = [
  [/country/i, 'Brasil'],
  [/session|device|client/i, 'Chrome, Android'],
  [/key|token/i, 'My bot'],
  [/provider|offer/i, 'Norte SMS'],
  [/category/i, 'Mensagens'],
  [/app/i, 'Torpedo'],
  [/column|row/i, 'Receita'],
  [/service|product|recent/i, 'WhatsApp'],
  [/./, 'Maria da Silva'],
];

/** Texts by the name of their field. */
export const TEXTS: Record<string, string> = {
  accepted_by: 'Carla',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk5In0.c2lnbmF0dXJl',
  account: 'available',
  acknowledged_by: 'Carla',
  action: 'product.change',
  amount_formatted: 'R$ 4,39',
  answer: '204 No Content',
  asked: '0.52 USD',
  avatar_url: '/images/avatars/Yk3bHw0pQe2rT5uI8oP1aS-256.webp',
  balance_formatted: 'R$ 20,61',
  birth_date: '1990-03-07',
  browser: 'Chrome 143',
  calling_code: '+55',
  category: 'messaging',
  client: 'web',
  closed_by: 'customer',
  code: 'wa',
  codigo: CODE,
  codigo_atual: CODE,
  compared_to: '2026-03-09',
  cost_currency: 'USD',
  country: 'BR',
  country_code: 'BR',
  country_iso: 'BR',
  country_name: 'Brasil',
  cpf: '529.982.247-25',
  credit_account: 'held',
  currency: 'BRL',
  current_password: PASSWORD,
  day: '2026-03-10',
  debit_account: 'available',
  decided_by: 'Carla',
  description: 'WhatsApp, Brasil',
  device_code: 'GmRhmhcxhwAzkoEqiMEg_DnyEysNkuNhszIySk9eSjA',
  digest: '9f2b61c07d3e4a58',
  en: 'SMS take longer than usual.',
  endpoint: 'https://fcm.googleapis.com/fcm/send/dGVzdA',
  entity_type: 'product',
  es: 'Los SMS tardan más de lo normal.',
  flag_image_url: '/images/flags/BR.svg',
  full_name: 'Maria da Silva',
  gateway: 'MERCADOPAGO',
  ground: 'code_received',
  icon_url: '/images/gateways/mercadopago.svg',
  image_url: '/images/services/whatsapp.svg',
  ip_address: '203.0.113.7',
  iso_code: 'BR',
  key: 'nf8Qw2LrT6vXe1Zb',
  key_ends_in: '1Zb',
  last_failure_reason: 'timeout',
  month: '2026-03',
  new_password: 'Rio-Calmo-7-Pedras!',
  note: 'Checked with the bank',
  opened_by: 'Carla',
  otp_code: '042917',
  party: 'MERCADOPAGO',
  password: PASSWORD,
  pause_reason: 'Too few codes arrive',
  phone_number: TELEPHONE,
  phone_number_formatted: '+55 11 98321-4567',
  prefix: 'torpedo_Zk3xQ9',
  provider: 'norte',
  pt: 'Os SMS demoram mais que o normal.',
  qr_code: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c6304A1B2',
  qr_code_base64: 'iVBORw0KGgo=',
  reason: 'Asked for by the customer, ticket 2288',
  reference: 'ticket-2288',
  reply: 'The money is back in your balance.',
  serv_code: 'wa',
  service: 'wa',
  service_code: 'wa',
  service_image_url: '/images/services/whatsapp.svg',
  service_name: 'WhatsApp',
  sku: 'BR-WA',
  sms_code: CODE,
  sms_text: TEXT,
  state: 'x0FqJ5r1',
  subject: 'norte',
  system: 'Android',
  tag: 'sms-received',
  texto: TEXT,
  title: 'Your WhatsApp code',
  user_agent: 'Mozilla/5.0 (Linux; Android 16)',
  user_code: 'WDJB-MJHT',
  username: 'maria@example.com',
  version: '1.0.0',
  words: 'I paid and nothing came.',
};

/** Times by the end of their field's name. */
export const MOMENTS: readonly [RegExp, string][] = [
  [/expires_at$|settles_by$/, EXPIRES],
  [/(cancel|swap)_available_at$/, CANCELLABLE],
  [/paid_at$|credited_at$/, PAID],
  [/recebido_em$|received_at$|updated_at$|last_seen_at$/, RECEIVED],
  [/(_at|_until|_from|^since|^until|^from|^to|^at|timestamp|last_login|activation_time)$/, ALLOTTED],
];

const WAITING = {
  status: 'WAITING_SMS',
  sms_code: null,
  sms_text: null,
  updated_at: ALLOTTED,
  can_cancel: false,
  can_get_another_sms: false,
  can_swap: false,
  cancel_requested_at: null,
  closed_at: null,
  closed_by: null,
  codigo_atual: null,
  quantidade_codigos: 0,
  historico_codigos: [],
};

const COMPLETED = {
  status: 'COMPLETED',
  sms_code: CODE,
  sms_text: TEXT,
  updated_at: RECEIVED,
  can_get_another_sms: true,
  swap_available_at: null,
  codigo_atual: CODE,
  quantidade_codigos: 1,
  historico_codigos: [{ codigo: CODE, texto: TEXT, recebido_em: RECEIVED }],
};

/** The fields are undefined, and so left out, because they exist only while purchases are paused. */
const UNBLOCKED = {
  reason: undefined,
  blocked_until: undefined,
  retry_after_seconds: undefined,
  debts: undefined,
};

/** The values of a schema in the story, where its fields alone do not give them. */
export const SCENES: Record<string, object> = {
  ActivationDto: WAITING,
  ActivationUpdatedDto: { status: 'COMPLETED' },
  AppInfoDto: {
    sandbox: false,
    sandbox_url: null,
    analytics_measurement_id: null,
    identity_provider: { label: 'Empresa' },
    minimum_version: '1.0.0',
    force_update: false,
    currencies: ['BRL', 'USD', 'EUR'],
    limits: {
      activation_window_seconds: 1200,
      max_quantity: 2,
      topup_minimum_cents: 11,
      topup_maximum_cents: 1_000_000,
      verification_code_seconds: 900,
    },
  },
  AdminActivationDto: { status: 'COMPLETED' },
  ApiKeyDto: { created_at: '2026-03-10T11:57:00.000Z' },
  ChangeReportDto: {
    from: '2026-03-04',
    to: '2026-03-10',
    against_from: '2026-02-25',
    against_to: '2026-03-03',
  },
  CountryDto: { country_code: '73' },
  DeviceTokenRequestDto: { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' },
  LoginDto: { expires_in: 900, must_change_password: false },
  MeDto: {
    must_change_password: false,
    created_at: REGISTERED,
    profile: { phone_number: '+5511987654321' },
  },
  PurchaseDto: {
    successful_numbers: 1,
    failed_numbers: 0,
    attempts_progress: [{ number: 1, country: 'BR', attempt: 1, max_attempts: 3, outcome: 'bought' }],
    message: 'Number ready.',
    failed_transactions: [],
    refunded_amount: 0,
    refunded_amount_cents: 0,
  },
  ServiceDto: { stock: 128, delivery_rate: 0.94, typical_seconds: 38, sample_size: 212, works_now: true },
  SessionDto: { created_at: SIGNED_IN, expires_at: '2026-06-08T11:55:00.000Z', current: true },
  SettingDto: { key: 'purchases.max_quantity', group: 'activations', is_pinned: false },
  SettingPartDto: {
    path: 'purchases.max_quantity',
    unit: 'count',
    text: 'Números em uma compra',
    value: 2,
    default: 1,
    options: [],
    exclusive_minimum: undefined,
    maximum: 20,
  },
  SmsNumberOrderDto: {
    status: 'COMPLETED',
    refunded_amount: 0,
    refunded_amount_cents: 0,
    buy_again: { stock: 128, currency: 'BRL', price_cents: PRICE_CENTS, delivery_rate: 0.94 },
  },
  TopupDto: {
    status: 'paid',
    amount_cents: 2500,
    expected_amount_cents: 2500,
    charge_amount_cents: 2500,
    fx_rate: 1,
    charged_back_cents: 0,
    repaid_cents: 0,
    qr_code: null,
    qr_code_base64: null,
    created_at: CHARGED,
    expires_at: '2026-03-10T12:30:00.000Z',
  },
  UserTransactionsDto: UNBLOCKED,
  ValidatePurchaseDto: {
    ...UNBLOCKED,
    user_balance: 25,
    user_balance_cents: 2500,
    max_quantity: 2,
    error_code: null,
    error_message: null,
    another_country_may_help: false,
  },
};

const REFUND = {
  refunded_amount: 4.39,
  refunded_amount_cents: PRICE_CENTS,
  warning: undefined,
  blocked_until: undefined,
};

/** The answers of operations that belong to a later moment of the story. */
export const ANSWERS: Record<string, object> = {
  cancelActivation: {
    already_cancelled: false,
    pending: false,
    message: 'Number cancelled. R$ 4,39 is back in your balance.',
    ...REFUND,
  },
  'cancelActivation 202': {
    already_cancelled: false,
    pending: true,
    message: 'The cancellation is being confirmed.',
    ...REFUND,
    refunded_amount: 0,
    refunded_amount_cents: 0,
  },
  'swapActivation 202': { message: 'The swap is being confirmed.', settles_by: CANCELLED },
  getActivation: COMPLETED,
  finishActivation: { ...COMPLETED, can_get_another_sms: false },
  getMyOrder: { activation: COMPLETED },
  listMyOrders: {
    data: {
      summary: {
        last_order_at: ALLOTTED,
        numbers_refunded: 0,
        numbers_with_sms: 1,
        total_items: 2,
        sms_numbers: 1,
        credit_transactions: 1,
      },
      pagination: { has_more: true, offset: 0, limit: 1, total: 2 },
    },
  },
};

/** The bodies that a client sends, where fields exclude each other or none is needed. */
export const BODIES: Record<string, unknown> = {
  BeginDeviceSignInDto: { client_name: 'CLI on notebook' },
  BulkProductsRequestDto: {
    ids: [PRODUCT],
    changes: { price_percent: 10, skip_below_cost: true },
    reason: 'Prices of March',
  },
  ChangeCategoryRequestDto: { names: { pt: 'Mensagens', en: 'Messaging', es: 'Mensajes' } },
  ChangeCountryRequestDto: { is_enabled: true, reason: 'In stock again' },
  ChangeProductRequestDto: { price_cents: PRICE_CENTS, reason: 'Prices of March' },
  ChangeProviderRequestDto: { priority: 2, reason: 'Delivers better' },
  ChangeUserRequestDto: { full_name: 'Maria da Silva', reason: 'Asked for by the customer, ticket 2288' },
  ChangeBasicRequestDto: { email: 'maria@example.com', preferred_currency: 'BRL' },
  DeleteAccountRequestDto: { password: PASSWORD },
  IdentityCallbackDto: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'x0FqJ5r1' },
  MercadoPagoNotificationDto: { type: 'payment', action: 'payment.updated', data: { id: '1325418796' } },
  PixDepositRequestDto: {
    amount_cents: 2_500,
    payer: { identification: { type: 'CPF', number: '529.982.247-25' } },
  },
  PixNotificationDto: { pix: [{ txid: '9d36b84fc70b478fb95c12ab34cd56ef' }] },
  PushSubscriptionDto: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/dGVzdA',
    keys: {
      p256dh: 'BKO1kHoutMridEkplu6W9QaBwLM1X-G22dG2O5SNMeX_buBDj-W2ZY-oRm_7ThnKHQtX5C9xLhj1ClgsIZappBw',
      auth: 'QYAAGQAhDBBFpkoaElJsmw',
    },
  },
  PutSettingRequestDto: { value: 2, reason: 'As agreed' },
  ResetUserPasswordRequestDto: { send_email: true, reason: 'Asked for by the customer, ticket 2288' },
  SmsNotificationDto: { activationId: 104_882, service: 'wa', text: TEXT, code: CODE, country: 73 },
  SyncProductsRequestDto: { provider: 'norte' },
  InvitationTokenDto: { token: 'Vq0Yc3sXk1bD8mR5tZ2wL7nH4jP9gF6aE0uI3oS5cQ8' },
  UpdateProfileRequestDto: {
    full_name: 'Maria da Silva',
    phone_number: '(11) 98765-4321',
    birth_date: '1990-03-07',
    cpf: '529.982.247-25',
  },
  ValidatePurchaseRequestDto: { service_code: 'wa', country_code: 'BR', quantity: 1 },
  UpdatePreferencesRequestDto: { preferred_language: 'pt-BR', preferred_currency: 'BRL' },
};
