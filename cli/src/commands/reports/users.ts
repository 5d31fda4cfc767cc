import { reportCommand } from './report.js';

export default reportCommand('users', ['day', 'week', 'month']);
