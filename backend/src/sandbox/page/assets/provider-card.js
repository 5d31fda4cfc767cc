import { createFaultSwitches } from './fault-switches.js';
import { part } from './keyed-list.js';
import { language, texts } from './texts.js';

const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A supplier with a switch for each of its faults. */
export function createProviderCard(provider, card) {
  const switches = createFaultSwitches({
    path: `/providers/${provider.id}/faults`,
    faults: provider.faults,
    nameOf: (fault) => texts[`fault_${fault}`] ?? fault,
    changed: (newer) => show(newer),
  });
  part(card, 'name').textContent = provider.name;
  part(card, 'faults').append(...switches.lines);

  function show({ balance, currency, open_numbers: numbers, faults }) {
    switches.show(faults, part(card, 'status'));
    part(card, 'facts').textContent = texts.providerFacts
      .replace('{balance}', `${amounts.format(balance)} ${currency}`)
      .replace('{n}', numbers);
  }
  return show;
}
