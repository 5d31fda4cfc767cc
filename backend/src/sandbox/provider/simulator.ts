import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../faults.js';
import { serveLocally } from '../local-server.js';
import { loadState, StateFile } from '../state-file.js';
import { WebhookSender } from '../webhook-sender.js';
import {
  type AccountState,
  ProviderAccount,
  type RentalTimes,
  type SimulatedActivation,
  type SimulatedSms,
} from './account.js';
import { type Dialect, providerTime, type Reply } from './action.js';
import { createEndpoint } from './endpoint.js';
import { createProviderFaults, type ProviderFault } from './provider-faults.js';
import { FIRST_PROVIDER, offersOf, type ProviderProfile } from './providers.js';
import { suggestSms } from './sms-texts.js';

const REPETITIONS = 8;

async function pushMessage(
  { url, dialect, sender, faults }: MessagePush,
  activation: SimulatedActivation,
  sms: SimulatedSms,
): Promise<void> {
  if (url === null || faults.take(['webhook_lost'], 'webhook')) return;
  const body = dialect === 'hero' ? heroBody(activation, sms) : classicBody(activation, sms);
  const times = faults.take(['webhook_duplicated'], 'webhook') ? REPETITIONS : 1;
  await Promise.all(Array.from({ length: times }, () => sender.send({ url, body })));
}

interface MessagePush {
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

export interface ProviderSimulatorOptions {
  clock: Clock;
  webhookUrl: string | null;
  provider?: ProviderProfile;
  dialect?: Dialect;
  apiKey?: string;
  statePath?: string | null;
  times?: RentalTimes;
  log?: (line: string) => void;
}

export interface ProviderSimulator {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly apiKey: string;
  readonly currency: string;
  dialect: Dialect;
  readonly faults: FaultBoard<ProviderFault>;
  readonly account: ProviderAccount;
  readonly isDown: boolean;
  setDown(isDown: boolean): Promise<void>;
  receiveSms(activationId: string, text: string): Promise<SimulatedActivation | null>;
  setBalance(micros: number): Promise<void>;
  close(): Promise<void>;
}

const HERO_RETRIES_MS = Array.from({ length: 7 }, () => 25_000);
const HERO_ACK_MS = 3000;

export async function createProviderSimulator(options: ProviderSimulatorOptions): Promise<ProviderSimulator> {
  const { clock, statePath = null, apiKey = 'sandbox-key', log = () => undefined } = options;
  const { provider = FIRST_PROVIDER } = options;
  const webhookUrl = provider.isPushing ? options.webhookUrl : null;
  const saved = (await loadState(statePath)) as AccountState | null;
  const account = new ProviderAccount(offersOf(provider), clock, saved, {
    ...provider,
    ...(options.times && { times: options.times }),
  });
  const state = new StateFile(statePath, () => account.state());
  const faults = createProviderFaults();
  const sender = new WebhookSender({ ackTimeoutMs: HERO_ACK_MS, retryDelaysMs: HERO_RETRIES_MS, log });
  let dialect: Dialect = options.dialect ?? provider.dialect;

  async function deliver(activation: SimulatedActivation, text: string): Promise<void> {
    const sms = account.receiveSms(activation, text);
    await state.save();
    await pushMessage({ url: webhookUrl, dialect, sender, faults }, activation, sms);
  }

  async function deliverBeforeAnswer(reply: Reply): Promise<void> {
    const [newest] = account.list();
    const isBought = JSON.stringify(reply.body).includes(newest?.phone ?? ' ');
    if (!newest || !isBought || !faults.take(['sms_before_purchase_answer'], 'getNumberV2')) return;
    await deliver(newest, suggestSms(newest.serviceCode)[0] ?? '1234');
  }

  const endpoint = createEndpoint({
    apiKey,
    answerMs: provider.answerMs,
    now: () => clock.now(),
    context: () => ({
      account,
      dialect,
      faults,
      currency: provider.currency,
      smsArrives: (activation) =>
        void account.receiveSms(activation, suggestSms(activation.serviceCode)[0] ?? '1234'),
    }),
    changed: () => state.save(),
    bought: deliverBeforeAnswer,
  });
  const serve = (port?: number) => serveLocally((app) => app.get('/stubs/handler_api.php', endpoint), port);
  let server = await serve();
  const { url } = server;
  let isDown = false;

  return {
    code: provider.code,
    name: provider.name,
    url: `${url}/stubs/handler_api.php`,
    apiKey,
    currency: provider.currency,
    faults,
    account,
    get dialect() {
      return dialect;
    },
    set dialect(value) {
      dialect = value;
    },
    get isDown() {
      return isDown;
    },
    async setDown(wanted) {
      if (wanted === isDown) return;
      isDown = wanted;
      if (wanted) await server.close();
      else server = await serve(Number(new URL(url).port));
    },
    async receiveSms(activationId, text) {
      const activation = account.get(activationId);
      if (activation) await deliver(activation, text);
      return activation;
    },
    async setBalance(micros) {
      account.setBalance(micros);
      await state.save();
    },
    async close() {
      if (!isDown) await server.close();
      await sender.close();
      await state.save();
    },
  };
}
