import { ask } from './server.js';
import { announce, texts } from './texts.js';

/**
 * A line with a switch for each fault of a party, and what shows how they stand.
 * @param path of the faults at the sandbox's API
 * @param nameOf what a person reads of a fault
 */
export function createFaultSwitches({ path, faults, nameOf, changed }) {
  const switches = new Map(
    faults.map(({ fault }) => [fault, faultSwitch(`${path}/${fault}`, nameOf(fault), changed)]),
  );
  return {
    lines: [...switches.values()].map(({ line }) => line),
    show(newer, status) {
      const on = newer.filter((fault) => fault.on);
      status.textContent = on.length === 0 ? texts.noFaults : texts.faultsOn.replace('{n}', on.length);
      status.dataset.tone = on.length === 0 ? 'received' : 'danger';
      for (const { fault, on: isOn } of newer) switches.get(fault)?.set(isOn);
    },
  };
}

function faultSwitch(path, name, changed) {
  const box = document.createElement('input');
  box.type = 'checkbox';
  const label = document.createElement('label');
  label.append(box, name);
  const line = document.createElement('li');
  line.append(label);
  box.addEventListener('change', async () => {
    box.disabled = true;
    try {
      changed(await ask(path, { method: 'PUT', body: { on: box.checked } }));
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
