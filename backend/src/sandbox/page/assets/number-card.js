import { part } from './keyed-list.js';
import { ask } from './server.js';
import { announce, codeIn, language, texts, withMarkedCode } from './texts.js';

const TONES = { waiting: 'waiting', waiting_another: 'waiting', received: 'received' };
const regions = new Intl.DisplayNames([language], { type: 'region' });

export function createNumberCard(number, card) {
  const form = part(card, 'form');
  const field = form.elements.namedItem('text');
  const found = part(card, 'found');

  function showCode() {
    const code = codeIn(field.value);
    found.replaceChildren(code ? `${texts.codeFound} ` : texts.noCodeFound);
    if (!code) return;
    const mark = document.createElement('mark');
    mark.textContent = code;
    found.append(mark);
  }

  async function suggest() {
    try {
      const { suggestions } = await ask(`/numbers/${number.id}/suggestions`);
      const others = suggestions.filter((text) => text !== field.value);
      field.value = others[Math.floor(Math.random() * others.length)] ?? '';
    } catch {
      announce(texts.failed);
    }
    showCode();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const submit = form.querySelector('[type="submit"]');
    submit.disabled = true;
    try {
      await ask(`/numbers/${number.id}/sms`, { method: 'POST', body: { text: field.value } });
      announce(texts.done_sms);
      await suggest();
    } catch {
      announce(texts.failed);
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
    status.textContent = texts[`status_${newer.status}`];
    status.dataset.tone = TONES[newer.status] ?? '';
    const messages = part(card, 'messages');
    if (messages.children.length === newer.messages.length) return;
    messages.replaceChildren(...newer.messages.map(messageLine));
  };
}

function messageLine({ text }) {
  const line = document.createElement('li');
  line.append(...withMarkedCode(text));
  return line;
}
