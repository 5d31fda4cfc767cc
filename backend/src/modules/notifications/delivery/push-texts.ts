import type { Language } from '../../../platform/languages.js';

/** What the test notification says. */
export const TEST_TEXT: Record<Language, { title: string; body: string }> = {
  pt: { title: 'Notificações ativadas', body: 'É assim que avisaremos você quando um SMS chegar.' },
  en: { title: 'Notifications are on', body: 'This is how we will tell you that an SMS has arrived.' },
  es: { title: 'Notificaciones activadas', body: 'Así te avisaremos cuando llegue un SMS.' },
};
