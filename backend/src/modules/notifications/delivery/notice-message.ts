import type { Language } from '../../../platform/languages.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { PushNotificationDto } from '../notifications.dto.js';
import type { Notice } from './notice.js';

interface PushText {
  title: string;
  body: string;
}

interface Texts {
  test: PushText;
  /** The text does not say "in the balance", because the money may have repaid a debt. */
  topup_credited: PushText;
  activation: Record<Exclude<Notice['kind'], 'topup_credited'>, (product: string) => PushText>;
}

const TEXTS: Record<Language, Texts> = {
  pt: {
    test: { title: 'Notificações ativadas', body: 'É assim que avisaremos você quando um SMS chegar.' },
    topup_credited: { title: 'Recarga confirmada', body: 'O Pix foi confirmado. Veja o seu saldo.' },
    activation: {
      sms_received: (product) => ({
        title: 'SMS recebido',
        body: `Chegou um SMS para ${product}. Abra para ler.`,
      }),
      activation_expired: (product) => ({
        title: 'Número Expirado',
        body: `O número para ${product} expirou sem SMS. O valor voltou para o seu saldo.`,
      }),
      activation_released: (product) => ({
        title: 'Valor devolvido',
        body: `O número para ${product} não deu certo. O valor voltou para o seu saldo.`,
      }),
      activation_refunded: (product) => ({
        title: 'Valor devolvido',
        body: `Nossa equipe devolveu o valor do número para ${product}. Já está no seu saldo.`,
      }),
      incident_published: (product) => ({
        title: 'Problema no serviço',
        body: `${product}: o SMS pode demorar. Sem código, o valor volta sozinho.`,
      }),
      alert_triggered: (product) => ({
        title: 'Seu aviso tocou',
        body: `${product}: o número que você esperava está à venda. Toque para ver.`,
      }),
    },
  },
  en: {
    test: { title: 'Notifications are on', body: 'This is how we will tell you that an SMS has arrived.' },
    topup_credited: { title: 'Top-up confirmed', body: 'The Pix was confirmed. See your balance.' },
    activation: {
      sms_received: (product) => ({
        title: 'SMS received',
        body: `An SMS has arrived for ${product}. Open to read it.`,
      }),
      activation_expired: (product) => ({
        title: 'Number Expired',
        body: `The number for ${product} expired without an SMS. The money is back in your balance.`,
      }),
      activation_released: (product) => ({
        title: 'Money returned',
        body: `The number for ${product} did not work out. The money is back in your balance.`,
      }),
      activation_refunded: (product) => ({
        title: 'Money returned',
        body: `Our team refunded the number for ${product}. The money is back in your balance.`,
      }),
      incident_published: (product) => ({
        title: 'A service has a problem',
        body: `${product}: the SMS may take long. Without a code, the money comes back by itself.`,
      }),
      alert_triggered: (product) => ({
        title: 'Your alert',
        body: `${product}: the number you waited for is on sale. Tap to see it.`,
      }),
    },
  },
  es: {
    test: { title: 'Notificaciones activadas', body: 'Así te avisaremos cuando llegue un SMS.' },
    topup_credited: { title: 'Recarga confirmada', body: 'El Pix se confirmó. Mira tu saldo.' },
    activation: {
      sms_received: (product) => ({
        title: 'SMS recibido',
        body: `Llegó un SMS para ${product}. Ábrelo para leerlo.`,
      }),
      activation_expired: (product) => ({
        title: 'Número vencido',
        body: `El número para ${product} venció sin SMS. El importe volvió a tu saldo.`,
      }),
      activation_released: (product) => ({
        title: 'Importe devuelto',
        body: `El número para ${product} no funcionó. El importe volvió a tu saldo.`,
      }),
      activation_refunded: (product) => ({
        title: 'Importe devuelto',
        body: `Nuestro equipo devolvió el importe del número para ${product}. Ya está en tu saldo.`,
      }),
      incident_published: (product) => ({
        title: 'Problema en el servicio',
        body: `${product}: el SMS puede tardar. Sin código, el importe vuelve solo.`,
      }),
      alert_triggered: (product) => ({
        title: 'Tu aviso sonó',
        body: `${product}: el número que esperabas está a la venta. Toca para verlo.`,
      }),
    },
  },
};

export const testText = (language: Language): PushText => TEXTS[language].test;

const PATHS: Record<Notice['kind'], string> = {
  sms_received: '/services',
  activation_expired: '/dashboard/orders',
  activation_released: '/dashboard/balance',
  activation_refunded: '/dashboard/balance',
  topup_credited: '/dashboard/balance',
  incident_published: '/status',
  alert_triggered: '/services/alerts',
};

const TAGS: Partial<Record<Notice['kind'], string>> = {
  topup_credited: 'topup',
  incident_published: 'incident',
  alert_triggered: 'alert',
};

type ProductNames = CatalogueModule['productNames'];

async function textOf(
  { kind, product }: Notice,
  language: Language,
  productNames: ProductNames,
): Promise<PushText> {
  const texts = TEXTS[language];
  if (kind === 'topup_credited' || !product) return texts.topup_credited;
  const { service, country } = await productNames(product, language);
  return texts.activation[kind](`${service} (${country})`);
}

/** The text contains no code, number or amount, because locked screens show it. */
export async function notificationOf(
  notice: Notice,
  { userId, language }: { userId: string; language: Language },
  productNames: ProductNames,
): Promise<PushNotificationDto> {
  const { kind, subjectId } = notice;
  return {
    type: kind,
    ...(await textOf(notice, language, productNames)),
    url: PATHS[kind],
    tag: `${TAGS[kind] ?? 'activation'}:${subjectId}`,
    user_id: userId,
  };
}
