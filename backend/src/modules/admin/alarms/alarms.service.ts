import { mapList, type ListQuery } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { ALARM_CODES, ALARMS, type AlarmCode } from './alarm-catalogue.js';
import type { AlarmNotices } from './alarm-notices.js';
import { createAlarmRules, type AlarmFinding } from './alarm-rules.store.js';
import {
  createAlarmList,
  createAlarmStore,
  type AlarmFilter,
  type AlarmSort,
  type ListedAlarm,
} from './alarm.store.js';
import type { AlarmDto } from './alarms.dto.js';

interface Deps extends Pick<Platform, 'db' | 'readReplica' | 'settings' | 'clock' | 'events' | 'log'> {
  auth: Pick<AuthModule, 'emailsOf'>;
  notices: AlarmNotices;
}

export class AlarmsService {
  readonly list: ListQuery<AlarmDto, AlarmFilter, AlarmSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(createAlarmList(deps.db), (alarms) => this.#known(alarms));
  }

  async #known(alarms: readonly ListedAlarm[]): Promise<AlarmDto[]> {
    const emails = await this.deps.auth.emailsOf(alarms.flatMap(({ acknowledged_by: by }) => by ?? []));
    return alarms.map((alarm) => ({
      ...alarm,
      ...ALARMS[alarm.code],
      acknowledged_by_email: emails.get(alarm.acknowledged_by ?? '') ?? null,
    }));
  }

  /** Opens alarms for new problems and closes those of solved ones. If a rule fails, its alarms do not change. */
  async look(): Promise<void> {
    const { db, readReplica, clock, settings, log } = this.deps;
    const rules = createAlarmRules(db.sql, readReplica);
    for (const code of ALARM_CODES) {
      try {
        await this.#apply(code, await rules.find(code, clock.now(), settings.current()));
      } catch (error) {
        log.error({ err: error, alarm: code }, 'an alarm could not be looked for');
      }
    }
  }

  async #apply(code: AlarmCode, found: readonly AlarmFinding[]): Promise<void> {
    const { db } = this.deps;
    const open = new Map(
      (await createAlarmStore(db.sql).listOpen(code)).map((alarm) => [alarm.subject, alarm]),
    );
    for (const finding of found) {
      const alarm = open.get(finding.subject);
      open.delete(finding.subject);
      if (!alarm) await this.#open(code, finding);
      else if (await createAlarmStore(db.sql).renew(alarm.id, finding.facts)) this.#publish(alarm.id);
    }
    for (const alarm of open.values()) await this.#close(alarm);
  }

  #open(code: AlarmCode, finding: AlarmFinding): Promise<void> {
    const { db, clock, notices } = this.deps;
    return db.transaction(async (unit) => {
      const alarm = await createAlarmStore(unit.sql).open(code, finding, clock.now());
      if (!alarm) return;
      const [known] = await this.#known([alarm]);
      await notices.notify('opened', known!, unit);
      unit.afterCommit(() => this.#publish(alarm.id));
    });
  }

  #close(alarm: ListedAlarm): Promise<void> {
    const { db, clock, notices } = this.deps;
    return db.transaction(async (unit) => {
      const now = clock.now();
      if (!(await createAlarmStore(unit.sql).close(alarm.id, now))) return;
      const [known] = await this.#known([{ ...alarm, closed_at: now.toISOString() }]);
      await notices.notify('closed', known!, unit);
      unit.afterCommit(() => this.#publish(alarm.id));
    });
  }

  /** Acknowledges the alarm. The first acknowledgement stays. @throws DomainError NOT_FOUND */
  async acknowledge(id: string, asked: StaffRequest): Promise<AlarmDto> {
    const alarm = await changeAsStaff(this.deps, asked, async ({ sql }) => {
      const store = createAlarmStore(sql);
      const known = await store.lock(id);
      if (!known) throw new DomainError('NOT_FOUND');
      if (known.acknowledged_at) return { result: known, changes: [] };
      const acknowledged = await store.acknowledge(id, this.deps.clock.now(), asked.origin.staffId);
      const change = {
        entityId: id,
        userId: null,
        before: { acknowledged: false },
        after: { acknowledged: true },
      };
      return { result: acknowledged, changes: [change] };
    });
    this.#publish(id);
    return (await this.#known([alarm]))[0]!;
  }

  #publish(id: string): void {
    this.deps.events.publish({ userId: null, type: 'alarm_changed', fields: { alarm_id: id } });
  }
}

const PAUSE_MS = 15_000;

export function alarmsJob({ alarms }: { alarms: AlarmsService }): Loop {
  return { name: 'alarms', intervalMs: PAUSE_MS, run: () => alarms.look() };
}
