import { GATEWAY_NAMES } from './gateway-card.js';
import { part } from './keyed-list.js';
import { ask } from './server.js';
import { announce, texts } from './texts.js';

const TONES = { pending: 'waiting', approved: 'received', charged_back: 'danger' };
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export function createPaymentCard(payment, card) {
  const pay = part(card, 'pay');
  const chargeBack = part(card, 'charge-back');
  const winDispute = part(card, 'win-dispute');
  let current = payment;

  function does(button, step, done, body = () => ({})) {
    button.addEventListener('click', async () => {
      button.disabled = true;
      try {
        await ask(`/payments/${current.id}/${step}`, { method: 'POST', body: body() });
        announce(done);
      } catch {
        announce(texts.failed);
      }
      button.disabled = false;
    });
  }
  does(pay, 'pay', texts.done_pay, () => (current.status === 'expired' ? { late: true } : {}));
  does(chargeBack, 'charge-back', texts.done_charge_back);
  does(winDispute, 'win-dispute', texts.done_win_dispute);

  return (newer) => {
    current = newer;
    part(card, 'amount').textContent = reais.format(newer.amount_cents / 100);
    part(card, 'payer').textContent = [GATEWAY_NAMES[newer.gateway], newer.payer_email]
      .filter(Boolean)
      .join(' · ');
    const status = part(card, 'status');
    status.textContent = texts[`status_${newer.status}`];
    status.dataset.tone = TONES[newer.status] ?? '';
    pay.hidden = newer.status !== 'pending' && newer.status !== 'expired';
    pay.textContent = newer.status === 'expired' ? texts.payAnyway : texts.pay;
    pay.classList.toggle('quiet', newer.status === 'expired');
    chargeBack.hidden = newer.status !== 'approved';
    winDispute.hidden = !newer.is_disputed;
  };
}
