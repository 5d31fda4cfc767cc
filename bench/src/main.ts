/** `npm run bench` compares with bare servers, `npm run bench -- scale` a large business with a small one. */
const [what, ...args] = process.argv.slice(2);
if (what === 'scale') await (await import('./scale/scale.js')).measureScale(args);
else await (await import('./speed.js')).measureSpeed();
