import { keyedList } from './keyed-list.js';
import { createGatewayCard, createProviderCard, createRatesCard } from './fault-cards.js';
import { createMailCard } from './mail-card.js';
import { createNumberCard } from './number-card.js';
import { createPaymentCard } from './payment-card.js';
import { ask } from './server.js';

const REFRESH_MS = 1000;
const find = (selector) => document.querySelector(selector);

const sections = {
  providers: keyedList(find('#providers'), find('#provider-card'), createProviderCard),
  numbers: keyedList(find('#numbers'), find('#number-card'), createNumberCard),
  gateways: keyedList(find('#gateways'), find('#provider-card'), createGatewayCard),
  rates: keyedList(find('#rates'), find('#provider-card'), createRatesCard),
  payments: keyedList(find('#payments'), find('#payment-card'), createPaymentCard),
  mails: keyedList(find('#mails'), find('#mail-card'), createMailCard),
};

async function refresh() {
  try {
    const overview = await ask('/overview');
    for (const [name, show] of Object.entries(sections)) {
      // A party that is a real service has no list here.
      if (overview[name] === null)
        find(`#${name}`).dataset.empty =
          'Esta parte usa um serviço real, configurado nas variáveis de ambiente.';
      show(overview[name] ?? []);
    }
    find('#offline').hidden = true;
  } catch {
    find('#offline').hidden = false;
  }
  setTimeout(refresh, document.hidden ? 5 * REFRESH_MS : REFRESH_MS);
}

document.addEventListener('visibilitychange', () => document.hidden || void refreshOnce());

/** Refreshes a page at once when it becomes visible again. */
async function refreshOnce() {
  const overview = await ask('/overview').catch(() => null);
  if (!overview) return;
  for (const [name, show] of Object.entries(sections)) show(overview[name] ?? []);
}

void refresh();
