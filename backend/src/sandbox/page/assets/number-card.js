import { part } from './keyed-list.js';
import { announce, announceFailure, ask } from './server.js';

const STATUSES = {
  cancelled: 'Cancelado',
  expired: 'Expirado',
  waiting: 'Esperando SMS',
  received: 'SMS recebido',
  waiting_another: 'Esperando outro SMS',
  finished: 'Concluído',
};
const TONES = { waiting: 'waiting', waiting_another: 'waiting', received: 'received' };
const CODE = /(?<!\d)(?:\d{3}[- ]\d{3,4}|\d{2} \d{3}|\d{4} \d{4}|\d{4,8})(?!\d)/;
const regions = new Intl.DisplayNames(['pt-BR'], { type: 'region' });

export function createNumberCard(number, card) {
  const form = part(card, 'form');
  const field = form.elements.namedItem('text');
  const found = part(card, 'found');

  function showCode() {
    const code = CODE.exec(field.value)?.[0].replace(/\D/g, '');
    found.replaceChildren(code ? 'Código neste texto: ' : 'Nenhum código neste texto.');
    if (code) found.append(mark(code));
  }

  async function suggest() {
    try {
      const { suggestions } = await ask(`/numbers/${number.id}/suggestions`);
      const others = suggestions.filter((text) => text !== field.value);
      field.value = others[Math.floor(Math.random() * others.length)] ?? '';
    } catch {
      announceFailure();
    }
    showCode();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const submit = form.querySelector('[type="submit"]');
    submit.disabled = true;
    try {
      await ask(`/numbers/${number.id}/sms`, { method: 'POST', body: { text: field.value } });
      announce('SMS enviado.');
      await suggest();
    } catch {
      announceFailure();
    }
    submit.disabled = false;
  });
  field.addEventListener('input', showCode);
  part(card, 'suggest').addEventListener('click', suggest);
  void suggest();

  return (newer) => {
    part(card, 'service').textContent = newer.service_name;
    part(card, 'phone').textContent = newer.phone;
    part(card, 'country').textContent = `${regions.of(newer.country_iso)} · ${newer.provider_name}`;
    const status = part(card, 'status');
    status.textContent = STATUSES[newer.status];
    status.dataset.tone = TONES[newer.status] ?? '';
    const messages = part(card, 'messages');
    if (messages.children.length === newer.messages.length) return;
    messages.replaceChildren(...newer.messages.map(messageLine));
  };
}

function messageLine({ text }) {
  const line = document.createElement('li');
  const found = CODE.exec(text);
  if (found)
    line.append(text.slice(0, found.index), mark(found[0]), text.slice(found.index + found[0].length));
  else line.append(text);
  return line;
}

function mark(text) {
  const marked = document.createElement('mark');
  marked.textContent = text;
  return marked;
}
