import { reportCommand } from './report.js';

export default reportCommand('refunds', ['day', 'week', 'month', 'service', 'country']);
