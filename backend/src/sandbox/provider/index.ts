export { createProviderSimulator, type ProviderSimulator } from './simulator.js';
export { PROVIDER_FAULTS, type ProviderFault } from './provider-faults.js';
export { SUPPLIERS, type Supplier } from './suppliers.js';
export type { RentalTimes, SimulatedActivation } from './account.js';
export { serviceName } from './sold-services.js';
export type { Dialect } from './reply.js';
export { suggestSms } from './sms-texts.js';
