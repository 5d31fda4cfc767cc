import { reportCommand } from './report.js';

export default reportCommand('revenue', ['day', 'week', 'month', 'service', 'country']);
