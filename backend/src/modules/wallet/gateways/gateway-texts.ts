import type { Language } from '../../../platform/languages.js';

export type GatewayCode = 'MERCADOPAGO';

interface GatewayText {
  title: string;
  description: string;
}

/** How each gateway is shown where a customer chooses one. */
export const GATEWAY_TEXTS: Record<GatewayCode, Record<Language, GatewayText>> = {
  MERCADOPAGO: {
    pt: { title: 'Pix', description: 'Cai na hora, pelo Mercado Pago' },
    en: { title: 'Pix', description: 'Credited at once, by Mercado Pago' },
    es: { title: 'Pix', description: 'Al instante, con Mercado Pago' },
  },
};
