import type { UnitOfWork } from '../../platform/database/index.js';
import type { Language } from '../../platform/languages.js';
import { MAIL_LOCALE, renderMail } from '../../platform/mail/index.js';
import { formatMoney } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import { languageOfTag, type AuthModule } from '../auth/index.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { TriggeredAlert } from './alert.store.js';

interface Texts {
  subject(product: string): string;
  inStock(product: string): string;
  cheaper(product: string, limit: string): string;
  price(price: string): string;
  once: string;
  link: string;
}

const TEXTS: Record<Language, Texts> = {
  pt: {
    subject: (product) => `${product}: seu aviso tocou`,
    inStock: (product) => `Voltou a ter número para ${product}.`,
    cheaper: (product, limit) => `O preço de ${product} chegou ao que você pediu: até ${limit}.`,
    price: (price) => `Agora custa ${price}. Nada foi reservado: o preço e os números podem mudar.`,
    once: 'Este aviso tocou uma vez e acabou. Você pode repeti-lo na lista de avisos.',
    link: 'Ver e comprar',
  },
  en: {
    subject: (product) => `${product}: your alert`,
    inStock: (product) => `There are numbers for ${product} again.`,
    cheaper: (product, limit) => `The price of ${product} is where you wanted it: up to ${limit}.`,
    price: (price) => `It costs ${price} now. Nothing is reserved: price and numbers may change.`,
    once: 'This alert came once and is over. You can repeat it in the list of alerts.',
    link: 'See and buy',
  },
  es: {
    subject: (product) => `${product}: tu aviso sonó`,
    inStock: (product) => `Vuelve a haber números para ${product}.`,
    cheaper: (product, limit) => `El precio de ${product} llegó a lo que pediste: hasta ${limit}.`,
    price: (price) => `Ahora cuesta ${price}. No se reservó nada: el precio y los números pueden cambiar.`,
    once: 'Este aviso sonó una vez y terminó. Puedes repetirlo en la lista de avisos.',
    link: 'Ver y comprar',
  },
};

export type AlertMailDeps = Pick<Platform, 'mailer' | 'publicUrl'> & {
  auth: Pick<AuthModule, 'getAccount'>;
  catalogue: Pick<CatalogueModule, 'productNames'>;
};

export async function mailAlert(
  alert: TriggeredAlert,
  unit: UnitOfWork,
  { auth, catalogue, mailer, publicUrl }: AlertMailDeps,
): Promise<void> {
  const { email, preferredLanguage } = await auth.getAccount(alert.userId);
  const language = languageOfTag(preferredLanguage);
  const texts = TEXTS[language];
  const { service, country } = await catalogue.productNames(alert, language);
  const product = `${service} (${country})`;
  const limit = alert.maxPriceCents === null ? null : formatMoney(alert.maxPriceCents, alert.currency);
  const mail = renderMail({
    language: MAIL_LOCALE[language],
    subject: texts.subject(product),
    title: limit === null ? texts.inStock(product) : texts.cheaper(product, limit),
    parts: [
      { text: texts.price(formatMoney(alert.triggeredPriceCents, alert.currency)) },
      { link: `${publicUrl}/services/alerts`, label: texts.link },
      { text: texts.once, quiet: true },
    ],
  });
  await mailer.send({ to: email, ...mail }, unit);
}
