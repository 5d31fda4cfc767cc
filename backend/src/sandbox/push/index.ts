export { PUSH_FAULTS } from './push-faults.js';
export { createPushSimulator, type PushedMessage, type PushSimulator } from './simulator.js';
