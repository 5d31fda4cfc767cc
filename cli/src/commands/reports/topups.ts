import { reportCommand } from './report.js';

export default reportCommand('topups', ['day', 'week', 'month', 'gateway']);
