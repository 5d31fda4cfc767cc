import { reportCommand } from './report.js';

export default reportCommand('delivery', ['day', 'week', 'month', 'service', 'country']);
