import type { ReceivedMail } from '../mailbox.js';
import type { GatewayCode } from '../../platform/gateway-codes.js';
import type { GatewaySimulator, ShownCharge } from '../gateway-simulator.js';
import { PTAX_FAULTS, type PtaxSimulator } from '../ptax.js';
import type { PushedMessage } from '../push-service.js';
import {
  PROVIDER_FAULTS,
  serviceName,
  type ProviderSimulator,
  type SimulatedActivation,
} from '../provider/index.js';

const SIX_DIGITS = /(?<![\d#-])\d{6}(?!\d)/;

export function presentCharge(gateway: GatewayCode, charge: ShownCharge): object {
  return {
    id: charge.id,
    gateway,
    topup_id: charge.topupId,
    amount_cents: charge.amountCents,
    status: charge.status,
    is_disputed: charge.isDisputed,
    payer_email: charge.payerEmail,
    qr_code: charge.qrCode,
    created_at: charge.createdAt.toISOString(),
    expires_at: charge.expiresAt.toISOString(),
  };
}

/** A supplier with all its faults, each of them on or off. */
export function presentProvider({
  code,
  name,
  currency,
  dialect,
  account,
  faults,
  isDown,
}: ProviderSimulator): object {
  const on = new Set<string>(faults.list().map(({ fault }) => fault));
  return {
    id: code,
    name,
    currency,
    dialect,
    balance: account.balanceMicros / 1e6,
    open_numbers: account.list().filter((activation) => account.isOpen(activation)).length,
    faults: [
      { fault: 'down', on: isDown },
      ...PROVIDER_FAULTS.map((fault) => ({ fault, on: on.has(fault) })),
    ],
  };
}

export function presentGateway(code: GatewayCode, gateway: GatewaySimulator): object {
  const on = new Set(gateway.faults.list().map(({ fault }) => fault));
  return {
    id: code,
    open_charges: gateway.charges().filter(({ status }) => status === 'pending').length,
    faults: gateway.faults.known.map((fault) => ({ fault, on: on.has(fault) })),
  };
}

/** The feed of exchange rates with all its faults. */
export function presentRateFeed({ faults }: PtaxSimulator): object {
  const on = new Set<string>(faults.list().map(({ fault }) => fault));
  return { id: 'ptax', faults: PTAX_FAULTS.map((fault) => ({ fault, on: on.has(fault) })) };
}

export function presentNumber(activation: SimulatedActivation, provider: ProviderSimulator): object {
  return {
    id: activation.id,
    provider: provider.code,
    provider_name: provider.name,
    phone: `+${activation.phone}`,
    service_code: activation.serviceCode,
    service_name: serviceName(activation.serviceCode),
    country_iso: activation.isoCode,
    status: activation.status,
    created_at: new Date(activation.createdAt).toISOString(),
    expires_at: new Date(activation.expiresAt).toISOString(),
    messages: activation.messages.map(({ text, code, receivedAt }) => ({
      text,
      code,
      received_at: new Date(receivedAt).toISOString(),
    })),
  };
}

export function presentMail({ id, receivedAt, to, subject, text, html }: ReceivedMail): object {
  return {
    id,
    received_at: receivedAt.toISOString(),
    to,
    subject,
    code: (SIX_DIGITS.exec(text) ?? SIX_DIGITS.exec(subject))?.[0] ?? null,
    has_html: html !== null,
  };
}

export function presentWholeMail(mail: ReceivedMail): object {
  return { ...presentMail(mail), from: mail.from, text: mail.text, html: mail.html };
}

export function presentPush(message: PushedMessage): object {
  const { subscription, receivedAt, ttlSeconds, urgency, topic, body } = message;
  return {
    subscription,
    received_at: receivedAt.toISOString(),
    ttl_seconds: ttlSeconds,
    urgency,
    topic,
    body_base64: body.toString('base64'),
  };
}
