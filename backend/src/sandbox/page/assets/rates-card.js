import { createFaultSwitches } from './fault-switches.js';
import { part } from './keyed-list.js';
import { texts } from './texts.js';

/** The feed of exchange rates with a switch for each of its faults. */
export function createRatesCard(feed, card) {
  const switches = createFaultSwitches({
    path: '/rates/faults',
    faults: feed.faults,
    nameOf: (fault) => texts[`ratesFault_${fault}`] ?? fault,
    changed: (newer) => show(newer),
  });
  part(card, 'name').textContent = texts.rates;
  part(card, 'facts').textContent = texts.ratesFacts;
  part(card, 'faults').append(...switches.lines);

  function show({ faults }) {
    switches.show(faults, part(card, 'status'));
  }
  return show;
}
