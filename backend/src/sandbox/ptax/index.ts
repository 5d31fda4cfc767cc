export { PTAX_FAULTS, type PtaxFault } from './ptax-faults.js';
export { createPtaxSimulator, type PtaxSimulator } from './simulator.js';
