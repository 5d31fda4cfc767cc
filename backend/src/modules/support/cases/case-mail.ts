import type { Language } from '../../../platform/languages.js';
import { MAIL_LOCALE, renderMail, type OutgoingMail } from '../../../platform/mail/index.js';
import type { CaseDecision } from './case.js';

type Outcome = CaseDecision | 'ask';

interface Texts {
  subject: (number: number) => string;
  titles: Record<Outcome, string>;
  more: string;
}

const TEXTS: Record<Language, Texts> = {
  pt: {
    subject: (number) => `Caso ${number}: nossa resposta`,
    titles: {
      refund: 'O valor voltou ao seu saldo',
      credit: 'Seu pagamento está no saldo',
      refuse: 'Não foi possível devolver o valor',
      answer: 'Nossa resposta',
      ask: 'Precisamos de mais uma informação',
    },
    more: 'Precisa de mais alguma coisa? Escreva pela página de contato e cite o número do caso.',
  },
  en: {
    subject: (number) => `Case ${number}: our reply`,
    titles: {
      refund: 'The money is back in your balance',
      credit: 'Your payment is in the balance',
      refuse: 'The money could not be given back',
      answer: 'Our reply',
      ask: 'We need one more piece of information',
    },
    more: 'Do you need anything else? Write by the contact page and name the number of the case.',
  },
  es: {
    subject: (number) => `Caso ${number}: nuestra respuesta`,
    titles: {
      refund: 'El importe volvió a tu saldo',
      credit: 'Tu pago está en el saldo',
      refuse: 'No fue posible devolver el importe',
      answer: 'Nuestra respuesta',
      ask: 'Necesitamos un dato más',
    },
    more: '¿Necesitas algo más? Escribe por la página de contacto e indica el número del caso.',
  },
};

interface Reply {
  to: string;
  replyTo: { name: string; address: string };
  language: Language;
  number: number;
  outcome: Outcome;
  text: string;
}

export function caseMail({ to, replyTo, language, number, outcome, text }: Reply): OutgoingMail {
  const { subject, titles, more } = TEXTS[language];
  return {
    to,
    replyTo,
    ...renderMail({
      language: MAIL_LOCALE[language],
      subject: subject(number),
      title: titles[outcome],
      parts: [{ text }, { text: more, quiet: true }],
    }),
  };
}
