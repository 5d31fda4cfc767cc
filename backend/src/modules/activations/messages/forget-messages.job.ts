import type { DailyJob } from '../../../platform/jobs/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createMessageStore } from './message.store.js';

const DAY_MS = 86_400_000;

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  settings: Pick<SettingsReader, 'current'>;
}

export function forgetMessagesJob({ db, clock, settings }: Deps): DailyJob {
  return {
    name: 'forget-messages',
    cron: '10 4 * * *',
    run: async () => {
      const keptMs = settings.current().message_text_days * DAY_MS;
      await createMessageStore(db.sql).forgetBefore(new Date(clock.now().getTime() - keptMs));
    },
  };
}
