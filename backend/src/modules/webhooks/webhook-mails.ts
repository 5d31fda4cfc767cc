import type { UnitOfWork } from '../../platform/database/index.js';
import type { Language } from '../../platform/languages.js';
import { MAIL_LOCALE, renderMail, type RenderedMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/platform.js';
import { languageOfTag, type AuthModule } from '../auth/index.js';

export interface DisabledEndpoint {
  userId: string;
  url: string;
  by: 'gone' | 'failing';
}

interface Texts {
  subject: string;
  title: string;
  gone(url: string): string;
  failing(url: string): string;
  kept: string;
  link: string;
}

const TEXTS: Record<Language, Texts> = {
  pt: {
    subject: 'Um webhook seu foi desativado',
    title: 'Paramos de chamar o seu endereço',
    gone: (url) => `${url} respondeu 410 (não existe mais), e por isso paramos de enviar eventos para ele.`,
    failing: (url) => `${url} não aceitou nenhum evento nos últimos 3 dias, e por isso paramos de enviar.`,
    kept: 'Seus números e seu saldo não mudam. O que aconteceu nesse tempo está nos seus pedidos e no extrato.',
    link: 'Ver entregas e ativar de novo',
  },
  en: {
    subject: 'One of your webhooks was disabled',
    title: 'We stopped calling your address',
    gone: (url) => `${url} answered 410 (gone), so we stopped sending events to it.`,
    failing: (url) => `${url} has accepted no event in the last 3 days, so we stopped sending.`,
    kept: 'Your numbers and your balance do not change. What happened meanwhile is in your orders and your statement.',
    link: 'See deliveries and enable it again',
  },
  es: {
    subject: 'Uno de tus webhooks se desactivó',
    title: 'Dejamos de llamar a tu dirección',
    gone: (url) => `${url} respondió 410 (ya no existe), por eso dejamos de enviarle eventos.`,
    failing: (url) => `${url} no aceptó ningún evento en los últimos 3 días, por eso dejamos de enviar.`,
    kept: 'Tus números y tu saldo no cambian. Lo que pasó mientras tanto está en tus pedidos y en el extracto.',
    link: 'Ver entregas y activarlo de nuevo',
  },
};

function disabledMail(
  { url, by }: Omit<DisabledEndpoint, 'userId'>,
  { language, link }: { language: Language; link: string },
): RenderedMail {
  const texts = TEXTS[language];
  return renderMail({
    language: MAIL_LOCALE[language],
    subject: texts.subject,
    title: texts.title,
    parts: [{ text: texts[by](url) }, { link, label: texts.link }, { text: texts.kept, quiet: true }],
  });
}

type Deps = Pick<Platform, 'mailer' | 'publicUrl'> & { auth: Pick<AuthModule, 'getAccount'> };

export class WebhookMails {
  constructor(private readonly deps: Deps) {}

  async disabled(endpoint: DisabledEndpoint, unit: UnitOfWork): Promise<void> {
    const { auth, mailer, publicUrl } = this.deps;
    const { email, preferredLanguage } = await auth.getAccount(endpoint.userId);
    const reader = { language: languageOfTag(preferredLanguage), link: `${publicUrl}/profile/webhooks` };
    await mailer.send({ to: email, ...disabledMail(endpoint, reader) }, unit);
  }
}
