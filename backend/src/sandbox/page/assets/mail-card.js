import { part } from './keyed-list.js';
import { announce, announceFailure, ask } from './server.js';

const times = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

export function createMailCard(mail, card) {
  fillIn(mail, card);
  const view = part(card, 'mail');
  const html = part(card, 'html');
  const plain = part(card, 'text');
  const toggle = part(card, 'toggle');
  toggle.textContent = 'Ler';

  function show(asHtml) {
    html.hidden = !asHtml;
    plain.hidden = asHtml;
    part(card, 'as-html').setAttribute('aria-pressed', String(asHtml));
    part(card, 'as-text').setAttribute('aria-pressed', String(!asHtml));
  }

  toggle.addEventListener('click', async () => {
    const isOpening = view.hidden;
    if (isOpening && !plain.textContent) {
      try {
        plain.textContent = (await ask(`/mails/${mail.id}`)).text;
      } catch {
        return announceFailure();
      }
      html.src = `/sandbox/api/mails/${mail.id}/html`;
      show(mail.has_html);
    }
    view.hidden = !isOpening;
    toggle.setAttribute('aria-expanded', String(isOpening));
    toggle.textContent = isOpening ? 'Fechar' : 'Ler';
  });
  part(card, 'as-html').addEventListener('click', () => show(true));
  part(card, 'as-text').addEventListener('click', () => show(false));
  part(card, 'as-html').hidden = !mail.has_html;
  part(card, 'remove').addEventListener('click', () =>
    ask(`/mails/${mail.id}`, { method: 'DELETE' }).then(
      () => card.remove(),
      () => announceFailure(),
    ),
  );
  return () => undefined;
}

function fillIn(mail, card) {
  part(card, 'subject').textContent = mail.subject;
  part(card, 'to').textContent = mail.to.join(', ');
  const time = part(card, 'time');
  time.dateTime = mail.received_at;
  time.textContent = times.format(new Date(mail.received_at));
  part(card, 'html').title = mail.subject;
  const code = part(card, 'code');
  code.hidden = mail.code === null;
  if (mail.code === null) return;
  code.textContent = mail.code;
  code.setAttribute('aria-label', `Copiar código ${mail.code}`);
  code.addEventListener('click', () =>
    navigator.clipboard.writeText(mail.code).then(
      () => announce('Código copiado'),
      () => announceFailure(),
    ),
  );
}
