import type { FaultBoard } from '../faults.js';
import type { WebhookSender } from '../webhook-sender.js';
import type { SimulatedActivation, SimulatedSms } from './account.js';
import { providerTime, type Dialect } from './action.js';
import type { ProviderFault } from './provider-faults.js';

const REPETITIONS = 8;

export async function pushMessage(
  { url, dialect, sender, faults }: MessagePush,
  activation: SimulatedActivation,
  sms: SimulatedSms,
): Promise<void> {
  if (url === null || faults.take(['webhook_lost'], 'webhook')) return;
  const body = dialect === 'hero' ? heroBody(activation, sms) : classicBody(activation, sms);
  const times = faults.take(['webhook_duplicated'], 'webhook') ? REPETITIONS : 1;
  await Promise.all(Array.from({ length: times }, () => sender.send({ url, body })));
}

export interface MessagePush {
  url: string | null;
  dialect: Dialect;
  sender: WebhookSender;
  faults: FaultBoard<ProviderFault>;
}

function classicBody(activation: SimulatedActivation, sms: SimulatedSms): object {
  return {
    activationId: Number(activation.id),
    service: activation.serviceCode,
    text: sms.text,
    code: sms.code ?? '',
    country: Number(activation.countryId),
    receivedAt: providerTime(sms.receivedAt, 'classic'),
  };
}

function heroBody(activation: SimulatedActivation, sms: SimulatedSms): object {
  return {
    activationId: activation.id,
    id: sms.id,
    phoneFrom: 'sandbox',
    service: activation.serviceCode,
    text: sms.text,
    code: sms.code,
    country: Number(activation.countryId),
    receivedAt: new Date(sms.receivedAt).toISOString().replace('Z', '000Z'),
  };
}
