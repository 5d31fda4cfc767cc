/**
 * `npm run bench` compares with bare servers, `npm run bench -- load` measures the product under load, `npm run bench
 * -- purchases` shows where a purchase's time goes, `npm run bench -- phone` what a slow phone waits for, `npm run
 * bench -- costs` what one purchase, message and socket cost, and `npm run bench -- scale` compares large with small.
 */
const [what, ...args] = process.argv.slice(2);
if (what === 'scale') await (await import('./scale/scale.js')).measureScale(args);
else if (what === 'load') await (await import('./load.js')).measureLoad();
else if (what === 'purchases') await (await import('./purchase-profile.js')).measurePurchaseTime();
else if (what === 'costs') await costs(args);
else if (what === 'phone') await (await import('./phone.js')).measurePhone();
else await (await import('./speed.js')).measureSpeed();

/** With only `--page`, computes docs/scale.md again. */
async function costs([option]: string[]): Promise<void> {
  if (option === '--page') await (await import('./costs/scale-page.js')).writeScalePage();
  else await (await import('./costs/measure-costs.js')).measureCosts();
}
