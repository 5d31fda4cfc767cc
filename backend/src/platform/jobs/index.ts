export { createForEachDue, dueLoop, type ForEachDue } from './for-each-due.js';
export { LeaseLostError, underLease, type Lease } from './lease.js';
export { createLoopFigures } from './loop-figures.js';
export { createLoopRunner, type DailyJob, type Loop, type LoopRunner } from './loop-runner.js';
export { createQueue, type JobQueue, type Queue } from './queue.js';
