import { adjustmentCommand } from './adjustment.js';

export default adjustmentCommand(-1, 'Taken from', [
  'torpedo balance debit maria@example.com 25.00 --reason "Paid out by hand"',
]);
