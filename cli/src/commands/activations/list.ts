import { activationCommand } from './activation-list.js';

export default activationCommand(['torpedo activations list --status WAITING_SMS --provider primary']);
