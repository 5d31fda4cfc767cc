import { GATEWAY_NAMES } from './gateway-card.js';
import { part } from './keyed-list.js';
import { ask } from './server.js';
import { announce, texts } from './texts.js';

const TONES = { pending: 'waiting', approved: 'received', charged_back: 'danger' };
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export function createPaymentCard(payment, card) {
  const pay = part(card, 'pay');
  let current = payment;
  pay.addEventListener('click', async () => {
    pay.disabled = true;
    try {
      const body = current.status === 'expired' ? { late: true } : {};
      await ask(`/payments/${current.id}/pay`, { method: 'POST', body });
      announce(texts.done_pay);
    } catch {
      announce(texts.failed);
      pay.disabled = false;
    }
  });
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
  };
}
