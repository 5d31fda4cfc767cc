export { createPixSimulator, type PixSimulator } from './simulator.js';
export { PIX_FAULTS, type PixFault } from './pix-faults.js';
