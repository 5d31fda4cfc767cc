import { setActiveCommand } from './set-active.js';

export default setActiveCommand(true, 'is active.', [
  'torpedo users activate maria@example.com --reason "Identity checked"',
]);
