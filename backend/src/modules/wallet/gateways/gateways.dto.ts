import type { Language } from '../../../platform/languages.js';
import type { GatewayCode } from './gateway.port.js';

/** Who can charge a top-up; texts in the reader's language. */
export interface GatewayDto {
  /** @example "MERCADOPAGO" */
  code: string;
  title: string;
  description: string;
  /** Path of an image on this server. */
  icon_url: string;
}

export interface GatewaySelectionDto {
  gateway: { code: string };
}

export interface SelectGatewayRequestDto {
  /**
   * @maxLength 40 too_long
   * @example "MERCADOPAGO"
   */
  gateway_code: string;
}

interface GatewayText {
  title: string;
  description: string;
}

/** How each gateway is shown where a customer chooses one. */
const GATEWAY_TEXTS: Record<GatewayCode, Record<Language, GatewayText>> = {
  MERCADOPAGO: {
    pt: { title: 'Pix', description: 'Cai na hora, pelo Mercado Pago' },
    en: { title: 'Pix', description: 'Credited at once, by Mercado Pago' },
    es: { title: 'Pix', description: 'Al instante, con Mercado Pago' },
  },
};

/** The icons are files of the frontend: `public/images/gateways/<code>.svg`. */
function iconOf(code: GatewayCode): string {
  return `/images/gateways/${code.toLowerCase()}.svg`;
}

export function presentGateways(codes: readonly GatewayCode[], language: Language): GatewayDto[] {
  return codes.map((code) => ({ code, ...GATEWAY_TEXTS[code][language], icon_url: iconOf(code) }));
}
