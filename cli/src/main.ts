import { createDeps } from './deps.js';
import { run } from './run.js';

process.exitCode = await run(createDeps(process), process.argv.slice(2));
