export { createPtaxFeed, PTAX_URL } from './ptax.js';
export { ratesJob } from './rates.job.js';
export {
  createRateStore,
  type CurrencyDay,
  type FeedState,
  type RateInForce,
  type RateSource,
} from './rates.store.js';
export { createRates, type Rates } from './rates.js';
