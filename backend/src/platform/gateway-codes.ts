/** In the order in which we offer them. For a new gateway, the compiler names every table that lacks it. */
export const GATEWAY_CODES = ['MERCADOPAGO', 'PIX'] as const;

export type GatewayCode = (typeof GATEWAY_CODES)[number];
