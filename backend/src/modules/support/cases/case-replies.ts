import { LANGUAGES, type Language } from '../../../platform/languages.js';
import { formatMoney, type Currency } from '../../../platform/money.js';
import type { CaseKind } from './case.js';
import type { SuggestedDecision } from './case-evidence.js';

export type ReplyTemplate =
  'returned' | 'delivered' | 'registered' | 'found' | 'late' | 'receipt' | 'unpaid' | 'read';

type Text = (amount: string) => string;

const GREETINGS: Record<Language, (name: string) => string> = {
  pt: (name) => (name ? `Oi, ${name}.` : 'Olá.'),
  en: (name) => (name ? `Hi ${name}.` : 'Hello.'),
  es: (name) => (name ? `Hola, ${name}.` : 'Hola.'),
};

const TEXTS: Record<ReplyTemplate, Record<Language, Text>> = {
  returned: {
    pt: (amount) => `Conferimos o seu pedido e devolvemos ${amount} ao seu saldo. Desculpe o transtorno.`,
    en: (amount) => `We looked into your order and put ${amount} back in your balance. Sorry about that.`,
    es: (amount) => `Revisamos tu pedido y devolvimos ${amount} a tu saldo. Disculpa las molestias.`,
  },
  registered: {
    pt: (amount) =>
      `O número já tinha cadastro no serviço: devolvemos ${amount} ao seu saldo. Desculpe o transtorno.`,
    en: (amount) =>
      `The number was registered there already: ${amount} is back in your balance. Sorry about that.`,
    es: (amount) =>
      `El número ya tenía registro en el servicio: devolvimos ${amount} a tu saldo. Disculpa las molestias.`,
  },
  delivered: {
    pt: () =>
      'Conferimos o seu pedido: o número recebeu a mensagem como contratado, por isso o valor não volta.',
    en: () =>
      'We looked into your order: the number received the message as agreed, so the money does not come back.',
    es: () =>
      'Revisamos tu pedido: el número recibió el mensaje como se acordó, por eso el importe no vuelve.',
  },
  found: {
    pt: (amount) => `Achamos o seu Pix: ${amount} já estão no seu saldo. Desculpe a espera.`,
    en: (amount) => `We found your Pix: ${amount} is in your balance. Sorry for the wait.`,
    es: (amount) => `Encontramos tu Pix: ${amount} ya están en tu saldo. Disculpa la espera.`,
  },
  late: {
    pt: (amount) =>
      `Seu Pix de ${amount} chegou depois do prazo do QR. Já somamos o valor ao seu saldo. Desculpe a espera.`,
    en: (amount) =>
      `Your Pix of ${amount} came after the QR code had expired. It is in your balance now. Sorry for the wait.`,
    es: (amount) =>
      `Tu Pix de ${amount} llegó después del plazo del QR. Ya lo sumamos a tu saldo. Disculpa la espera.`,
  },
  receipt: {
    pt: () =>
      'Ainda não achamos o seu pagamento. Envie pela página de contato o comprovante do Pix, com o código que começa por E.',
    en: () =>
      'We have not found your payment yet. Please send the receipt of the Pix by the contact page, with the code that begins with E.',
    es: () =>
      'Aún no encontramos tu pago. Envía por la página de contacto el comprobante del Pix, con el código que empieza por E.',
  },
  unpaid: {
    pt: () =>
      'Conferimos com quem recebe os pagamentos: este Pix não foi pago, por isso o saldo fica como está.',
    en: () => 'We checked with the payment service: this Pix was not paid, so the balance stays as it is.',
    es: () => 'Consultamos el servicio de pagos: este Pix no se pagó, por eso el saldo queda como está.',
  },
  read: {
    pt: () => 'Recebemos a sua mensagem.',
    en: () => 'We got your message.',
    es: () => 'Recibimos tu mensaje.',
  },
};

const RETURNED = ['returned', 'refund'] as const;
const REGISTERED = ['registered', 'refund'] as const;
const NO_REFUND = [
  ['delivered', 'refuse'],
  ['read', 'answer'],
] as const;

/** The first template of a decision is its draft. */
const TEMPLATES: Record<CaseKind, readonly (readonly [ReplyTemplate, SuggestedDecision])[]> = {
  code_wrong: [RETURNED, REGISTERED, ...NO_REFUND],
  number_registered: [REGISTERED, RETURNED, ...NO_REFUND],
  paid_nothing_came: [
    ['found', 'credit'],
    ['late', 'credit'],
    ['receipt', 'ask'],
    ['unpaid', 'refuse'],
    ['read', 'answer'],
  ],
  contact: [['read', 'answer']],
};

interface About {
  kind: CaseKind;
  name: string | null;
  amountCents: number | null;
  currency: Currency | null;
}

/** The texts that staff can reply to a case with and change, in each language. */
export function replyTemplates({ kind, name, amountCents, currency }: About) {
  const amount = amountCents === null || currency === null ? '' : formatMoney(amountCents, currency);
  const [firstName = ''] = (name ?? '').trim().split(/\s+/);
  return TEMPLATES[kind].map(([template, decision]) => ({
    template,
    decision,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        `${GREETINGS[language](firstName)} ${TEXTS[template][language](amount)}`,
      ]),
    ) as Record<Language, string>,
  }));
}
