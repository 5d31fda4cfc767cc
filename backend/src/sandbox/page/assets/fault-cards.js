import { part } from './keyed-list.js';
import { announceFailure, ask } from './server.js';

const PROVIDER_FAULTS = {
  down: 'Fora do ar: recusa conexões',
  no_numbers: 'Sem números',
  wrong_max_price: 'Preço subiu',
  no_balance: 'Saldo vazio',
  banned: 'Bloqueia todas as compras',
  banned_product: 'Bloqueia este serviço neste país',
  channels_limit: 'Limite de números ao mesmo tempo',
  rate_limited: 'Chamadas demais (429)',
  blocked_1020: 'Barreira (erro 1020)',
  bad_key: 'Chave recusada',
  bad_action: 'Não conhece a ação nova',
  service_not_available: 'Serviço em fase de testes',
  error_sql: 'Erro interno (SQL)',
  early_cancel_denied: 'Cancelamento cedo demais',
  server_error: 'Erro 500',
  hang: 'Compra sem resposta',
  reset: 'Conexão cortada na compra',
  silent: 'Nada responde',
  hang_but_done: 'Vende, mas não responde',
  reset_but_done: 'Vende e corta a conexão',
  empty_but_done: 'Vende e responde vazio',
  garbled_but_done: 'Vende e responde ilegível',
  truncated_but_done: 'Vende e responde pela metade',
  server_error_but_done: 'Vende e responde 502',
  overcharges: 'Cobra dez vezes o preço',
  absurd_cost: 'Cobra um valor absurdo',
  negative_cost: 'Cobra um valor negativo',
  no_cost: 'Não diz quanto cobrou',
  same_phone: 'Vende o mesmo número outra vez',
  broken_row: 'Linha ilegível na lista',
  sms_on_cancel: 'SMS chega ao cancelar',
  sms_before_purchase_answer: 'SMS chega antes da resposta',
  webhook_duplicated: 'Aviso repetido',
  webhook_lost: 'Aviso perdido',
};

const GATEWAY_FAULTS = {
  server_error: 'Erro 500',
  unavailable: 'Fora do ar (503)',
  rate_limited: 'Chamadas demais (429)',
  unauthorized: 'Credencial recusada',
  token_expired: 'Token expirado',
  forbidden: 'Sem permissão (403)',
  bad_client: 'Não dá token',
  invalid_cpf: 'CPF recusado',
  account_without_pix: 'Conta sem chave Pix',
  idempotency_locked: 'Chave de repetição presa',
  repetition_refused: 'Recusa repetir a cobrança',
  hang: 'Cobrança sem resposta',
  reset: 'Conexão cortada na cobrança',
  hang_but_done: 'Cobra, mas não responde',
  reset_but_done: 'Cobra e corta a conexão',
  server_error_but_done: 'Cobra e responde 502',
  truncated_but_done: 'Cobra e responde pela metade',
  no_copy_and_paste: 'Não manda o copia e cola',
  wrong_amount: 'Pagador paga um centavo a mais',
  refund_in_process: 'Devolução em processamento',
  refund_refused: 'Devolução recusada',
  webhook_lost: 'Aviso perdido',
  webhook_duplicated: 'Aviso repetido',
  webhook_batched: 'Avisos juntados',
  webhook_reordered: 'Avisos fora de ordem',
  webhook_bad_signature: 'Aviso com assinatura errada',
  webhook_stale: 'Aviso velho',
};

const RATES_FAULTS = {
  stale: 'Só cotações velhas',
  absent: 'Nenhuma cotação',
  garbled: 'Resposta ilegível',
  implausible: 'Cotação absurda',
  server_error: 'Erro 500',
  hang: 'Sem resposta',
  reset: 'Conexão cortada',
};

/** The name that people use for each gateway. */
export const GATEWAY_NAMES = { MERCADOPAGO: 'Mercado Pago', PIX: 'Pix (Banco Central)' };

const amounts = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A provider, its balance and its faults. */
export const createProviderCard = partyCard({
  path: ({ id }) => `/providers/${id}/faults`,
  names: PROVIDER_FAULTS,
  title: ({ name }) => name,
  facts: ({ balance, currency, open_numbers: numbers }) =>
    `Saldo ${amounts.format(balance)} ${currency} · números abertos: ${numbers}`,
});

/** A gateway, its open charges and its faults. */
export const createGatewayCard = partyCard({
  path: ({ id }) => `/gateways/${id}/faults`,
  names: GATEWAY_FAULTS,
  title: ({ id }) => GATEWAY_NAMES[id] ?? id,
  facts: ({ open_charges: charges }) => `Cobranças abertas: ${charges}`,
});

/** The feed of exchange rates and its faults. */
export const createRatesCard = partyCard({
  path: () => '/rates/faults',
  names: RATES_FAULTS,
  title: () => 'Cotações (PTAX)',
  facts: () => 'Lidas só com a cotação vinda do Banco Central ligada nas configurações.',
});

/** Makes a card with a switch for each fault of a party. */
function partyCard({ path, names, title, facts }) {
  return (party, card) => {
    const switches = new Map(
      party.faults.map(({ fault }) => [
        fault,
        faultSwitch(`${path(party)}/${fault}`, names[fault] ?? fault, show),
      ]),
    );
    part(card, 'name').textContent = title(party);
    part(card, 'faults').append(...[...switches.values()].map(({ line }) => line));

    function show(newer) {
      part(card, 'facts').textContent = facts(newer);
      const on = newer.faults.filter((fault) => fault.on).length;
      const status = part(card, 'status');
      status.textContent = on === 0 ? 'Sem falhas' : `Falhas ligadas: ${on}`;
      status.dataset.tone = on === 0 ? 'received' : 'danger';
      for (const { fault, on: isOn } of newer.faults) switches.get(fault)?.set(isOn);
    }
    return show;
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
      announceFailure();
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
