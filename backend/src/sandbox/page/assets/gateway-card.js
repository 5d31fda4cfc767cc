import { createFaultSwitches } from './fault-switches.js';
import { part } from './keyed-list.js';
import { texts } from './texts.js';

/** How a person calls each gateway. */
export const GATEWAY_NAMES = { MERCADOPAGO: 'Mercado Pago', PIX: 'Pix (Banco Central)' };

/** A gateway with a switch for each of its faults. */
export function createGatewayCard(gateway, card) {
  const switches = createFaultSwitches({
    path: `/gateways/${gateway.id}/faults`,
    faults: gateway.faults,
    nameOf: (fault) => texts[`gatewayFault_${fault}`] ?? fault,
    changed: (newer) => show(newer),
  });
  part(card, 'name').textContent = GATEWAY_NAMES[gateway.id] ?? gateway.id;
  part(card, 'faults').append(...switches.lines);

  function show({ open_charges: charges, faults }) {
    switches.show(faults, part(card, 'status'));
    part(card, 'facts').textContent = texts.gatewayFacts.replace('{n}', charges);
  }
  return show;
}
