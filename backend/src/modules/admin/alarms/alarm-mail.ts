import type { Language } from '../../../platform/languages.js';
import { MAIL_LOCALE, momentIn, renderMail, type RenderedMail } from '../../../platform/mail/index.js';
import { formatMoney } from '../../../platform/money.js';
import { ALARM_TEXTS } from './alarm-texts.js';
import type { AlarmDto } from './alarms.dto.js';

interface MailTexts {
  open: string;
  facts: Readonly<Record<string, string>>;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  pt: {
    open: 'Abrir a tela',
    facts: {
      address: 'Último endereço',
      asked_cost: 'Custo cobrado',
      attempts: 'Tentativas',
      balance_micros: 'Saldo, na moeda do provedor',
      cents: 'Valor',
      country_iso: 'País',
      currency: 'Moeda',
      delivery_rate: 'Entrega nas últimas 6 horas',
      differences: 'Diferenças',
      error: 'Erro',
      held_cents: 'Valor retido',
      hours_left: 'Horas restantes',
      mails: 'E-mails',
      notifications: 'Notificações',
      numbers: 'Números',
      payouts: 'Devoluções',
      promised_cost_micros: 'Custo prometido',
      provider: 'Provedor',
      read_at: 'Última leitura',
      reason: 'Motivo',
      rows: 'Linhas',
      service_code: 'Serviço',
      shape: 'Forma de uma linha',
      since: 'Desde',
      spent_per_hour_micros: 'Gasto por hora',
      topups: 'Recargas',
      until: 'Até',
      usual_rate: 'Entrega nos 7 dias anteriores',
    },
  },
  en: {
    open: 'Open the screen',
    facts: {
      address: 'Latest address',
      asked_cost: 'Cost asked',
      attempts: 'Attempts',
      balance_micros: 'Balance, in the provider’s currency',
      cents: 'Amount',
      country_iso: 'Country',
      currency: 'Currency',
      delivery_rate: 'Delivery of the last 6 hours',
      differences: 'Differences',
      error: 'Error',
      held_cents: 'Amount held',
      hours_left: 'Hours left',
      mails: 'E-mails',
      notifications: 'Notifications',
      numbers: 'Numbers',
      payouts: 'Refunds',
      promised_cost_micros: 'Cost promised',
      provider: 'Provider',
      read_at: 'Last reading',
      reason: 'Reason',
      rows: 'Rows',
      service_code: 'Service',
      shape: 'How a row looks',
      since: 'Since',
      spent_per_hour_micros: 'Spent per hour',
      topups: 'Top-ups',
      until: 'Until',
      usual_rate: 'Delivery of the 7 days before',
    },
  },
  es: {
    open: 'Abrir la pantalla',
    facts: {
      address: 'Última dirección',
      asked_cost: 'Coste cobrado',
      attempts: 'Intentos',
      balance_micros: 'Saldo, en la moneda del proveedor',
      cents: 'Importe',
      country_iso: 'País',
      currency: 'Moneda',
      delivery_rate: 'Entrega de las últimas 6 horas',
      differences: 'Diferencias',
      error: 'Error',
      held_cents: 'Importe retenido',
      hours_left: 'Horas restantes',
      mails: 'Correos',
      notifications: 'Notificaciones',
      numbers: 'Números',
      payouts: 'Devoluciones',
      promised_cost_micros: 'Coste prometido',
      provider: 'Proveedor',
      read_at: 'Última lectura',
      reason: 'Motivo',
      rows: 'Filas',
      service_code: 'Servicio',
      shape: 'Forma de una fila',
      since: 'Desde',
      spent_per_hour_micros: 'Gasto por hora',
      topups: 'Recargas',
      until: 'Hasta',
      usual_rate: 'Entrega de los 7 días anteriores',
    },
  },
};

const MICROS = 1_000_000;
const MOMENTS = new Set(['read_at', 'since', 'until']);

function written(language: Language, name: string, value: string | number): string {
  if (MOMENTS.has(name)) return momentIn(language, new Date(value));
  if (typeof value === 'string') return value;
  if (name.endsWith('cents')) return formatMoney(value, 'BRL');
  const format = (options: Intl.NumberFormatOptions, shown: number) =>
    new Intl.NumberFormat(MAIL_LOCALE[language], options).format(shown);
  if (name.endsWith('_micros')) return format({ minimumFractionDigits: 2 }, value / MICROS);
  return name.endsWith('_rate') ? format({ style: 'percent' }, value) : format({}, value);
}

export function alarmMail(
  { code, subject, facts }: AlarmDto,
  { language, link }: { language: Language; link: string },
): RenderedMail {
  const { name, meaning } = ALARM_TEXTS[language][code];
  const { open, facts: names } = TEXTS[language];
  const title = subject ? `${name}: ${subject}` : name;
  const shown = Object.entries(facts).flatMap(([fact, value]) =>
    value === null ? [] : `${names[fact] ?? fact}: ${written(language, fact, value)}`,
  );
  return renderMail({
    language: MAIL_LOCALE[language],
    subject: title,
    title,
    parts: [
      { text: meaning },
      ...(shown.length > 0 ? [{ text: shown.join('\n') }] : []),
      { link, label: open },
      { text: code, quiet: true },
    ],
  });
}
