export { createMetrics, type Metrics } from './metrics.js';
export { metricsRoute } from './metrics-route.js';
