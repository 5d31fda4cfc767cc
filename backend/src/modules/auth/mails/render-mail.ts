import type { OutgoingMail } from '../../../platform/mail/index.js';

export type RenderedMail = Omit<OutgoingMail, 'to'>;

/** A paragraph, or a code that stands out and can be copied whole. */
type MailPart = { text: string; quiet?: boolean } | { code: string };

interface MailContent {
  /** BCP 47 tag, for screen readers and translators. */
  language: string;
  subject: string;
  title: string;
  parts: readonly MailPart[];
}

const BRAND = 'Torpedo';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

function htmlOf(part: MailPart): string {
  if ('code' in part) {
    return `<p style="margin:24px 0;padding:16px;border-radius:12px;background:#f2f0fa;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px">${escaped(part.code)}</p>`;
  }
  const colour = part.quiet ? '#6b6780' : '#1d1a2b';
  return `<p style="margin:16px 0;color:${colour}">${escaped(part.text)}</p>`;
}

/** One content as HTML and as plain text, without anything that a mail client would have to load. */
export function renderMail({ language, subject, title, parts }: MailContent): RenderedMail {
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d1a2b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${BRAND}</p>
<h1 style="margin:0;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${parts.map(htmlOf).join('\n')}
</div>
</body>
</html>
`;
  const text = [title, ...parts.map((part) => ('code' in part ? part.code : part.text)), BRAND].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
