export { createMercadoPagoSimulator, type MercadoPagoSimulator } from './simulator.js';
export { MERCADO_PAGO_FAULTS, type MercadoPagoFault } from './mercado-pago-faults.js';
