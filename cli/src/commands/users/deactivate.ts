import { setActiveCommand } from './set-active.js';

export default setActiveCommand(false, 'is inactive and signed out everywhere.', [
  'torpedo users deactivate maria@example.com --reason "Stolen card"',
]);
