/** In the order in which they are offered. A new gateway begins here: the compiler names every table that lacks it. */
export const GATEWAY_CODES = ['MERCADOPAGO', 'PIX'] as const;

/** As in the database and in the API. */
export type GatewayCode = (typeof GATEWAY_CODES)[number];
