import { activationCommand } from './activation-list.js';

const WATCH_SECONDS = 3;

export default activationCommand(['torpedo activations watch --country BR'], WATCH_SECONDS);
