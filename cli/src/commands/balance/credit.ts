import { adjustmentCommand } from './adjustment.js';

export default adjustmentCommand(1, 'Added to', [
  'torpedo balance credit maria@example.com 25.00 --reason "Goodwill after the outage"',
  'torpedo balance credit maria@example.com 5 --currency USD --reason "Goodwill" --dry-run',
]);
