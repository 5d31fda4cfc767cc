import { GATEWAY_NAMES } from './fault-cards.js';
import { part } from './keyed-list.js';
import { announce, announceFailure, ask } from './server.js';

const STATUSES = {
  pending: 'Aguardando pagamento',
  approved: 'Pago',
  cancelled: 'Cancelado',
  expired: 'Expirado',
  refunded: 'Devolvido',
  charged_back: 'Contestado',
};
const TONES = { pending: 'waiting', approved: 'received', charged_back: 'danger' };
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export function createPaymentCard(payment, card) {
  const pay = part(card, 'pay');
  const chargeBack = part(card, 'charge-back');
  const winDispute = part(card, 'win-dispute');
  const loseDispute = part(card, 'lose-dispute');
  let current = payment;

  function does(button, step, done, body = () => ({})) {
    button.addEventListener('click', async () => {
      button.disabled = true;
      try {
        await ask(`/payments/${current.id}/${step}`, { method: 'POST', body: body() });
        announce(done);
      } catch {
        announceFailure();
      }
      button.disabled = false;
    });
  }
  does(pay, 'pay', 'Pix pago.', () => (current.status === 'expired' ? { late: true } : {}));
  does(chargeBack, 'charge-back', 'Pix contestado: o banco do pagador levou o dinheiro de volta.');
  does(winDispute, 'win-dispute', 'Contestação decidida a favor da loja: o dinheiro voltou.');
  does(loseDispute, 'lose-dispute', 'Contestação decidida a favor do pagador: o dinheiro fica com ele.');

  return (newer) => {
    current = newer;
    part(card, 'amount').textContent = reais.format(newer.amount_cents / 100);
    part(card, 'payer').textContent = [GATEWAY_NAMES[newer.gateway], newer.payer_email]
      .filter(Boolean)
      .join(' · ');
    const status = part(card, 'status');
    status.textContent = STATUSES[newer.status];
    status.dataset.tone = TONES[newer.status] ?? '';
    pay.hidden = newer.status !== 'pending' && newer.status !== 'expired';
    pay.textContent = newer.status === 'expired' ? 'Pagar mesmo assim' : 'Pagar';
    pay.classList.toggle('quiet', newer.status === 'expired');
    chargeBack.hidden = newer.status !== 'approved';
    winDispute.hidden = !newer.is_disputed;
    loseDispute.hidden = !newer.is_undecided;
  };
}
