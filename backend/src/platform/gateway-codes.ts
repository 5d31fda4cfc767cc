/**
 * The payment gateways there are, in the order in which they are offered. A new one begins here: the compiler then names
 * every table that lacks it.
 */
export const GATEWAY_CODES = ['MERCADOPAGO', 'PIX'] as const;

/** Our code of a gateway, as it stands in the database and in the API. */
export type GatewayCode = (typeof GATEWAY_CODES)[number];
