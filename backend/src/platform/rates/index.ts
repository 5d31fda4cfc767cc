export { createPtaxFeed, PTAX_URL } from './ptax.js';
export { ratesJob } from './rates.job.js';
export { createRateStore, type FeedState } from './rates.store.js';
export { createRates, type RateInForce, type Rates, type RateSource } from './rates.js';
