import type { TeamRole } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { MAIL_LOCALE, renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { formatMoney } from '../../../platform/money.js';
import { daysIn } from '../mails.js';
import type { DueWarning } from './team.store.js';

export const INVITATION_DAYS = 7;

interface InvitationTexts {
  subject(team: string): string;
  title: string;
  intro(owner: string, team: string): string;
  may: Record<TeamRole, string>;
  label: string;
  validity(duration: string): string;
  unasked: string;
}

const INVITATION: Record<Language, InvitationTexts> = {
  pt: {
    subject: (team) => `Convite para o time ${team}`,
    title: 'Você foi convidado para um time',
    intro: (owner, team) => `${owner} convidou você para o time ${team}.`,
    may: {
      buyer: 'Você poderá comprar números com o saldo do time e ver os códigos que chegam.',
      viewer: 'Você poderá ver o saldo e o extrato do time.',
    },
    label: 'Ver o convite',
    validity: (duration) =>
      `O link vale por ${duration}. Entre, ou crie sua conta, com este mesmo e-mail para aceitar.`,
    unasked: 'Se você não conhece este time, ignore este e-mail.',
  },
  en: {
    subject: (team) => `Invitation to the team ${team}`,
    title: 'You were invited to a team',
    intro: (owner, team) => `${owner} invited you to the team ${team}.`,
    may: {
      buyer: 'You will be able to buy numbers with the balance of the team and to see the codes that arrive.',
      viewer: 'You will be able to see the balance and the statement of the team.',
    },
    label: 'See the invitation',
    validity: (duration) =>
      `The link is valid for ${duration}. Sign in, or create your account, with this same e-mail to accept.`,
    unasked: 'If you do not know this team, ignore this e-mail.',
  },
  es: {
    subject: (team) => `Invitación al equipo ${team}`,
    title: 'Te invitaron a un equipo',
    intro: (owner, team) => `${owner} te invitó al equipo ${team}.`,
    may: {
      buyer: 'Podrás comprar números con el saldo del equipo y ver los códigos que llegan.',
      viewer: 'Podrás ver el saldo y el extracto del equipo.',
    },
    label: 'Ver la invitación',
    validity: (duration) =>
      `El enlace es válido por ${duration}. Entra, o crea tu cuenta, con este mismo correo para aceptar.`,
    unasked: 'Si no conoces este equipo, ignora este correo.',
  },
};

export function invitationMail(mail: {
  language: Language;
  teamName: string;
  ownerName: string;
  role: TeamRole;
  link: string;
}): RenderedMail {
  const { language, teamName, ownerName, role, link } = mail;
  const texts = INVITATION[language];
  return renderMail({
    language: MAIL_LOCALE[language],
    subject: texts.subject(teamName),
    title: texts.title,
    parts: [
      { text: texts.intro(ownerName, teamName) },
      { text: texts.may[role] },
      { link, label: texts.label },
      { text: texts.validity(daysIn(language, INVITATION_DAYS)) },
      { text: texts.unasked, quiet: true },
    ],
  });
}

interface WarningTexts {
  subject(member: string): string;
  spent(member: string, spent: string, budget: string, team: string): string;
  label: string;
  once: string;
}

const WARNING: Record<Language, WarningTexts> = {
  pt: {
    subject: (member) => `${member} está perto do limite do mês`,
    spent: (member, spent, budget, team) =>
      `${member} gastou ${spent} de ${budget} deste mês no time ${team}.`,
    label: 'Ver o time',
    once: 'Este aviso chega uma vez por mês. Você o desliga no limite da pessoa.',
  },
  en: {
    subject: (member) => `${member} is near the limit of the month`,
    spent: (member, spent, budget, team) =>
      `${member} spent ${spent} of ${budget} of this month in the team ${team}.`,
    label: 'See the team',
    once: 'This warning comes once a month. You turn it off at the limit of the person.',
  },
  es: {
    subject: (member) => `${member} está cerca del límite del mes`,
    spent: (member, spent, budget, team) =>
      `${member} gastó ${spent} de ${budget} de este mes en el equipo ${team}.`,
    label: 'Ver el equipo',
    once: 'Este aviso llega una vez al mes. Lo apagas en el límite de la persona.',
  },
};

export function budgetWarningMail(
  { memberName, teamName, spentCents, budgetCents, currency }: DueWarning,
  link: string,
  language: Language,
): RenderedMail {
  const texts = WARNING[language];
  const [spent, budget] = [spentCents, budgetCents].map((cents) => formatMoney(cents, currency));
  const subject = texts.subject(memberName);
  return renderMail({
    language: MAIL_LOCALE[language],
    subject,
    title: subject,
    parts: [
      { text: texts.spent(memberName, spent!, budget!, teamName) },
      { link, label: texts.label },
      { text: texts.once, quiet: true },
    ],
  });
}
