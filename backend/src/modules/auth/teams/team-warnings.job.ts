import { dueLoop, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore } from '../accounts/account.store.js';
import { languageOfTag } from '../accounts/preferences.js';
import { budgetWarningMail } from './team-mails.js';
import { createTeamStore, type DueMember } from './team.store.js';

const NAME = 'team-warnings';
const INTERVAL_MS = 30_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'mailer' | 'publicUrl'>;

export function teamWarningsJob(deps: Deps): Loop {
  const { db, mailer, publicUrl } = deps;

  const warn = ({ ownerId, memberId }: DueMember) =>
    db.transaction(async (unit) => {
      const warning = await createTeamStore(unit.sql).takeWarning(ownerId, memberId);
      if (!warning) return;
      const { email, preferredLanguage } = await createAccountStore(unit.sql).get(ownerId);
      const mail = budgetWarningMail(warning, `${publicUrl}/team`, languageOfTag(preferredLanguage));
      await mailer.send({ to: email, ...mail }, unit);
    });

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => createTeamStore(db.sql).listWarnings(except),
    idOf: ({ id }) => id,
    work: warn,
  });
}
