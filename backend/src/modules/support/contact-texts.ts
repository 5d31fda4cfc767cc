import type { Language } from '../../platform/languages.js';

/** What the sender reads once the message is on its way. */
export const CONTACT_SENT: Record<Language, string> = {
  pt: 'Mensagem enviada. Responderemos no e-mail que você informou.',
  en: 'Message sent. We will reply to the e-mail you gave us.',
  es: 'Mensaje enviado. Responderemos al correo que nos diste.',
};
