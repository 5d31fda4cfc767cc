import type { ReceivedMail } from '../mailbox.js';
import type { GatewayCode } from '../../platform/gateway-codes.js';
import type { GatewaySimulator, ShownCharge } from '../gateway-simulator.js';
import type { PtaxSimulator } from '../ptax.js';
import type { PushedMessage } from '../push-service.js';
import type { SimulatedActivation } from '../provider/account.js';
import type { ProviderSimulator } from '../provider/simulator.js';
import { serviceName } from '../provider/sold-catalogue.js';

const SIX_DIGITS = /(?<![\d#-])\d{6}(?!\d)/;

export function presentCharge(gateway: GatewayCode, charge: ShownCharge): object {
  return {
    id: charge.id,
    gateway,
    topup_id: charge.topupId,
    amount_cents: charge.amountCents,
    status: charge.status,
    is_disputed: charge.isDisputed,
    is_undecided: charge.isUndecided,
    payer_email: charge.payerEmail,
    qr_code: charge.qrCode,
    created_at: charge.createdAt.toISOString(),
    expires_at: charge.expiresAt.toISOString(),
  };
}

export function presentProvider(provider: ProviderSimulator): object {
  const { account, faults } = provider;
  return {
    id: provider.code,
    name: provider.name,
    currency: provider.currency,
    dialect: provider.dialect,
    balance: account.balanceMicros / 1e6,
    open_numbers: account.list().filter((activation) => account.isOpen(activation)).length,
    faults: [{ fault: 'down', on: provider.isDown }, ...faults.switches()],
  };
}

export function presentGateway(code: GatewayCode, gateway: GatewaySimulator): object {
  return {
    id: code,
    open_charges: gateway.charges().filter(({ status }) => status === 'pending').length,
    faults: gateway.faults.switches(),
  };
}

export const presentRateFeed = ({ faults }: PtaxSimulator): object => ({
  id: 'ptax',
  faults: faults.switches(),
});

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
