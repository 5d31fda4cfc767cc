import { BRAND } from '../brand.js';
import { MAIL_COLOURS } from '../mail-colours.gen.js';
import type { OutgoingMail } from './mailer.js';
import type { Language } from '../languages.js';

export type RenderedMail = Omit<OutgoingMail, 'to' | 'replyTo' | 'headers'>;

/** A paragraph, a code to copy, or a link. */
export type MailPart =
  { text: string; quiet?: boolean } | { code: string } | { link: string; label: string; quiet?: boolean };

export interface MailContent {
  /** A BCP 47 language tag. */
  language: string;
  subject: string;
  title: string;
  parts: readonly MailPart[];
}

const { page, card, sunken, border, ink, text, muted, brand } = MAIL_COLOURS;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const MONOSPACE = 'ui-monospace,Menlo,Consolas,monospace';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (plain: string) => plain.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A longer code is smaller, to fit into one line on a phone. */
const codeStyle = (code: string) =>
  code.length > 8 ? `font:700 22px/1.2 ${MONOSPACE}` : `font:700 32px/1.2 ${MONOSPACE};letter-spacing:8px`;

function htmlOf(part: MailPart): string {
  if ('code' in part) {
    return `<p style="margin:24px 0;padding:16px;border-radius:10px;background:${sunken};text-align:center;${codeStyle(part.code)}">${escaped(part.code)}</p>`;
  }
  if ('link' in part && part.quiet) {
    return `<p style="margin:4px 0 0;font-size:14px"><a href="${escaped(part.link)}" style="color:${muted}">${escaped(part.label)}</a></p>`;
  }
  if ('link' in part) {
    return `<p style="margin:24px 0"><a href="${escaped(part.link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${brand};color:${ink};font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`;
  }
  const style = part.quiet
    ? `margin:16px 0 0;color:${muted};font-size:14px`
    : 'margin:16px 0;white-space:pre-line';
  return `<p style="${style}">${escaped(part.text)}</p>`;
}

function textOf(part: MailPart): string {
  if ('code' in part) return part.code;
  return 'link' in part ? `${part.label}:\n${part.link}` : part.text;
}

const signature = [BRAND.name, BRAND.legalEntity, BRAND.contactEmail];

/** The mail contains nothing that a mail client would have to load. */
export function renderMail({ language, subject, title, parts }: MailContent): RenderedMail {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${page};color:${text};font:16px/1.5 ${FONT}">
<div style="max-width:480px;margin:0 auto;border:1px solid ${border};border-radius:14px;overflow:hidden;background:${card}">
<p style="margin:0;padding:16px 24px;background:${ink};color:${brand};font-weight:700">${escaped(BRAND.name)}</p>
<div style="padding:24px">
<h1 style="margin:0;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${parts.map(htmlOf).join('\n')}
</div>
</div>
<p style="max-width:480px;margin:16px auto 0;color:${muted};font-size:13px;text-align:center">${signature.map(escaped).join(' · ')}</p>
</body>
</html>
`;
  const plain = [title, ...parts.map(textOf), ['-- ', ...signature].join('\n')].join('\n\n');
  return { subject, html, text: `${plain}\n` };
}

export const MAIL_LOCALE: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

const PLACE: Record<Language, string> = {
  pt: 'horário de Brasília',
  en: 'Brasília time',
  es: 'hora de Brasilia',
};

/** Uses a fixed zone, because we do not know the reader's. */
export function momentIn(language: Language, at: Date): string {
  const moment = new Intl.DateTimeFormat(MAIL_LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
  return `${moment} (${PLACE[language]})`;
}
