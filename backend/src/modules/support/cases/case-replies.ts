import type { Language } from '../../../platform/languages.js';
import { formatMoney, type Currency } from '../../../platform/money.js';
import type { SuggestedDecision } from './case-evidence.js';

type Texts = Record<SuggestedDecision, (amount: string) => string>;

const GREETINGS: Record<Language, (name: string) => string> = {
  pt: (name) => (name ? `Oi, ${name}.` : 'Olá.'),
  en: (name) => (name ? `Hi ${name}.` : 'Hello.'),
  es: (name) => (name ? `Hola, ${name}.` : 'Hola.'),
};

const TEXTS: Record<Language, Texts> = {
  pt: {
    refund: (amount) => `Conferimos o seu pedido e devolvemos ${amount} ao seu saldo. Desculpe o transtorno.`,
    credit: (amount) => `Achamos o seu Pix: ${amount} já estão no seu saldo. Desculpe a espera.`,
    refuse: () =>
      'Conferimos o seu pedido: o número recebeu a mensagem como contratado, por isso o valor não volta.',
    answer: () => 'Recebemos a sua mensagem.',
    ask: () =>
      'Ainda não achamos o seu pagamento. Envie pela página de contato o comprovante do Pix, com o código que começa por E.',
  },
  en: {
    refund: (amount) => `We looked into your order and put ${amount} back in your balance. Sorry about that.`,
    credit: (amount) => `We found your Pix: ${amount} is in your balance. Sorry for the wait.`,
    refuse: () =>
      'We looked into your order: the number received the message as agreed, so the money does not come back.',
    answer: () => 'We got your message.',
    ask: () =>
      'We have not found your payment yet. Please send the receipt of the Pix by the contact page, with the code that begins with E.',
  },
  es: {
    refund: (amount) => `Revisamos tu pedido y devolvimos ${amount} a tu saldo. Disculpa las molestias.`,
    credit: (amount) => `Encontramos tu Pix: ${amount} ya están en tu saldo. Disculpa la espera.`,
    refuse: () =>
      'Revisamos tu pedido: el número recibió el mensaje como se acordó, por eso el importe no vuelve.',
    answer: () => 'Recibimos tu mensaje.',
    ask: () =>
      'Aún no encontramos tu pago. Envía por la página de contacto el comprobante del Pix, con el código que empieza por E.',
  },
};

interface About {
  language: Language;
  name: string | null;
  amountCents: number | null;
  currency: Currency | null;
}

/** A draft of the reply, in the customer's language, which staff can change. */
export function draftReply(
  decision: SuggestedDecision,
  { language, name, amountCents, currency }: About,
): string {
  const amount = amountCents === null || currency === null ? '' : formatMoney(amountCents, currency);
  const [firstName = ''] = (name ?? '').trim().split(/\s+/);
  return `${GREETINGS[language](firstName)} ${TEXTS[language][decision](amount)}`;
}
