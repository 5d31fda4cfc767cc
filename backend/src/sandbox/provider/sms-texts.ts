import { randomInt } from 'node:crypto';
import { serviceName } from './sold-catalogue.js';

type Writer = (service: string) => string;

const digits = (count: number) => String(randomInt(0, 10 ** count)).padStart(count, '0');

const OWN_WRITERS: Readonly<Record<string, readonly Writer[]>> = {
  wa: [
    () => `Seu código do WhatsApp: ${digits(3)}-${digits(3)}\nNão compartilhe este código.`,
    () => `Your WhatsApp code: ${digits(3)}-${digits(3)}`,
  ],
  tg: [() => `Telegram code: ${digits(5)}`, () => `Código do Telegram: ${digits(2)} ${digits(3)}`],
  go: [
    () => `G-${digits(6)} is your Google verification code.`,
    () => `G-${digits(6)} é seu código do Google.`,
  ],
  ub: [() => `Seu código Uber é ${digits(4)}. Nunca o compartilhe.`],
};
const WRITERS: readonly Writer[] = [
  (service) => `${service}: seu código de verificação é ${digits(6)}.`,
  (service) => `${digits(6)} is your ${service} verification code.`,
  (service) => `Tu código de ${service} es ${digits(4)}. No lo compartas.`,
];

export function suggestSms(serviceCode: string): string[] {
  const name = serviceName(serviceCode);
  return [...(OWN_WRITERS[serviceCode] ?? []), ...WRITERS].slice(0, 3).map((write) => write(name));
}
