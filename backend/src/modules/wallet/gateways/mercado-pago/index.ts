import type { GatewayDefinition } from '../gateway.port.js';
import { MercadoPagoGateway } from './mercado-pago-gateway.js';
import { MercadoPagoWebhookController } from './mercado-pago-webhook.controller.js';
import { MercadoPagoNotifications } from './mercado-pago-webhook.service.js';

export const MERCADO_PAGO: GatewayDefinition = {
  texts: {
    pt: { title: 'Pix', description: 'Cai na hora, pelo Mercado Pago' },
    en: { title: 'Pix', description: 'Credited at once, by Mercado Pago' },
    es: { title: 'Pix', description: 'Al instante, con Mercado Pago' },
  },
  connect({ config }) {
    const { MERCADOPAGO_API_URL: apiUrl, MERCADOPAGO_ACCESS_TOKEN: accessToken } = config;
    return accessToken === undefined ? null : new MercadoPagoGateway({ apiUrl, accessToken });
  },
  receivers({ config, ...deps }) {
    const secret = config.MERCADOPAGO_WEBHOOK_SECRET;
    return [
      new MercadoPagoWebhookController({ notifications: new MercadoPagoNotifications({ ...deps, secret }) }),
    ];
  },
};
