import { part } from './keyed-list.js';
import { ask } from './server.js';
import { announce, language, texts } from './texts.js';

const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A supplier with a switch for each of its faults. */
export function createProviderCard(provider, card) {
  const switches = new Map(
    provider.faults.map(({ fault }) => [fault, faultSwitch(provider.id, fault, (newer) => show(newer))]),
  );
  part(card, 'name').textContent = provider.name;
  part(card, 'faults').append(...[...switches.values()].map(({ line }) => line));

  function show({ balance, currency, open_numbers: numbers, faults }) {
    const on = faults.filter((fault) => fault.on);
    const status = part(card, 'status');
    status.textContent = on.length === 0 ? texts.noFaults : texts.faultsOn.replace('{n}', on.length);
    status.dataset.tone = on.length === 0 ? 'received' : 'danger';
    part(card, 'facts').textContent = texts.providerFacts
      .replace('{balance}', `${amounts.format(balance)} ${currency}`)
      .replace('{n}', numbers);
    for (const { fault, on: isOn } of faults) switches.get(fault)?.set(isOn);
  }
  return show;
}

function faultSwitch(provider, fault, changed) {
  const box = document.createElement('input');
  box.type = 'checkbox';
  const label = document.createElement('label');
  label.append(box, texts[`fault_${fault}`] ?? fault);
  const line = document.createElement('li');
  line.append(label);
  box.addEventListener('change', async () => {
    box.disabled = true;
    try {
      changed(
        await ask(`/providers/${provider}/faults/${fault}`, { method: 'PUT', body: { on: box.checked } }),
      );
    } catch {
      announce(texts.failed);
    }
    box.disabled = false;
  });
  return {
    line,
    set(isOn) {
      if (!box.disabled) box.checked = isOn;
    },
  };
}
