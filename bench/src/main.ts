/**
 * `npm run bench` compares with bare servers, `npm run bench -- load` looks at the product under load, `npm run bench --
 * purchases` says on what a purchase's time goes, `npm run bench -- phone` what a slow phone waits for, and `npm run bench -- scale` compares a large business with a small one.
 */
const [what, ...args] = process.argv.slice(2);
if (what === 'scale') await (await import('./scale/scale.js')).measureScale(args);
else if (what === 'load') await (await import('./load.js')).measureLoad();
else if (what === 'purchases') await (await import('./purchase-profile.js')).measurePurchaseTime();
else if (what === 'phone') await (await import('./phone.js')).measurePhone();
else await (await import('./speed.js')).measureSpeed();
