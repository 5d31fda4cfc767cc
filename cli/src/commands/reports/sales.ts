import { reportCommand } from './report.js';

export default reportCommand('sales', ['day', 'week', 'month', 'service', 'country']);
