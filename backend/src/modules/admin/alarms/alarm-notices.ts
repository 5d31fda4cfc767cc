import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { webhookHeaders } from '../../../platform/webhook-headers.js';
import { alarmMail } from './alarm-mail.js';
import type { AlarmDto } from './alarms.dto.js';

/** The tries take about a day, with pauses of 5 s, 10 s, 20 s and so on, up to an hour. */
const RETRIES = { limit: 30, firstPauseSeconds: 5, longestPauseSeconds: 3_600, timeoutSeconds: 30 };
const TIMEOUT_MS = 10_000;

export type AlarmNews = 'opened' | 'closed';

interface WebhookJob {
  /** The id is the same at each try. */
  id: string;
  type: `alarm.${AlarmNews}`;
  alarm: AlarmDto;
}

interface Deps extends Pick<
  Platform,
  'publicUrl' | 'settings' | 'clock' | 'random' | 'mailer' | 'queue' | 'log'
> {
  /** The key that signs webhooks. Without it no webhook is sent. */
  webhookSecret: string | undefined;
  fetch: typeof fetch;
}

export class AlarmNotices {
  #webhooks: JobQueue<WebhookJob> | null = null;

  constructor(private readonly deps: Deps) {}

  async start(): Promise<void> {
    const webhooks = await this.deps.queue.define<WebhookJob>('alarm-webhook', RETRIES);
    await webhooks.work((job) => this.#post(job));
    this.#webhooks = webhooks;
  }

  async notify(news: AlarmNews, alarm: AlarmDto, unit: UnitOfWork): Promise<void> {
    const { settings, mailer, publicUrl, random } = this.deps;
    const { mail: to, mail_language: language, webhook_url: url } = settings.current().alarms;
    if (to && news === 'opened') {
      const link = `${publicUrl}${alarm.screen}`;
      await mailer.send({ to, ...alarmMail(alarm, { language, link }) }, unit);
    }
    if (url && this.deps.webhookSecret)
      await this.#webhooks?.add({ id: random.id(), type: `alarm.${news}`, alarm }, unit);
  }

  /** Sends `Torpedo-Signature` for receivers older than Standard Webhooks, until the next major version. */
  async #post({ id, ...event }: WebhookJob): Promise<void> {
    const { settings, clock, webhookSecret, log } = this.deps;
    const { webhook_url: url } = settings.current().alarms;
    if (!url || !webhookSecret) return;
    const body = JSON.stringify(event);
    const now = clock.now();
    const seconds = Math.floor(now.getTime() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    const response = await this.deps.fetch(url, {
      method: 'POST',
      body,
      headers: {
        ...webhookHeaders(id, now, body, [new Webhook(webhookSecret, { format: 'raw' })]),
        'Torpedo-Signature': `t=${seconds},v1=${signature}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    log.warn({ status: response.status }, 'the webhook of alarms refused');
    throw new Error(`The webhook of alarms answered ${response.status}`);
  }
}
