import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { NotificationsModule } from '../../notifications/index.js';
import {
  createIncidentStore,
  type Incident,
  type IncidentScope,
  type StatusModule,
  type TextByLanguage,
} from '../../status/index.js';
import type { Facts } from '../audit/audit.models.js';
import { assertMayDo, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedAt, changedFacts } from '../audit/staff-change.js';
import { productChange } from '../catalogue/product-changes.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type {
  AdminIncidentDto,
  AffectedCustomersDto,
  AffectedRequestDto,
  CorrectIncidentRequestDto,
  IncidentTextsDto,
  OpenIncidentRequestDto,
  UpdateIncidentRequestDto,
} from './incidents.dto.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  status: Pick<StatusModule, 'incidents'>;
  rowCounts: Pick<RowCounts, 'followers'>;
  notifications: Pick<NotificationsModule, 'outbox'>;
  catalogue: {
    providers: Pick<CatalogueModule['providers'], 'list'>;
    products: Pick<CatalogueModule['products'], 'stopSales'>;
  };
}

type Draft = Pick<
  Incident,
  'titles' | 'state' | 'impact' | 'affects' | 'started_at' | 'next_update_at' | 'stops_sales'
>;

export class AdminIncidentsService {
  constructor(private readonly deps: Deps) {}

  async list(status: 'all' | 'open' | 'resolved', language: Language): Promise<AdminIncidentDto[]> {
    const listed = await this.deps.status.incidents.listed();
    const wanted = listed.filter(
      ({ resolved_at }) => status === 'all' || (resolved_at === null) === (status === 'open'),
    );
    return this.#present(wanted, language);
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string, language: Language): Promise<AdminIncidentDto> {
    const found = await createIncidentStore(this.deps.db.sql).find(id);
    if (!found) throw new DomainError('NOT_FOUND');
    return (await this.#present([found], language))[0]!;
  }

  /** @throws InvalidInputError */
  async open(
    { titles, texts, affects, notify, ...said }: OpenIncidentRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminIncidentDto> {
    const draft = {
      titles: written(titles),
      state: said.state,
      impact: said.impact,
      affects: affects.map(scopeOf),
      started_at: said.started_at.toISOString(),
      next_update_at: said.next_update_at?.toISOString() ?? null,
      stops_sales: said.stops_sales ?? false,
    };
    const news = written(texts);
    assertTimes(draft, this.deps.clock.now());
    assertNamesNone(await this.#providerNames(), { titles: draft.titles, texts: news });
    const id = await changeAsStaff(this.deps, asked, async (unit) => {
      const store = createIncidentStore(unit.sql);
      await assertKnown(unit, draft.affects);
      const at = this.deps.clock.now();
      const opened = await store.open({ ...draft, at, openedBy: asked.origin.staffId });
      await store.publish(opened, draft.state, news, at);
      const notified = notify
        ? await this.deps.notifications.outbox(unit.sql).incident(opened, draft.affects, at)
        : 0;
      const after = { ...factsOf(draft), ...named('text', news), notified };
      const sales = draft.stops_sales ? await this.#stopSales(unit, asked, opened, draft, at) : [];
      return { result: opened, changes: [{ entityId: opened, userId: null, after }, ...sales] };
    });
    return this.get(id, language);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE; InvalidInputError */
  async update(
    id: string,
    { texts, titles, affects, notify, ...said }: UpdateIncidentRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminIncidentDto> {
    const news = written(texts);
    const providerNames = await this.#providerNames();
    await changeAsStaff(this.deps, asked, async (unit) => {
      const { store, before } = await this.#locked(unit, id, asked, language);
      const draft = {
        titles: titles ? written(titles) : before.titles,
        state: said.state,
        impact: said.impact ?? before.impact,
        affects: affects?.map(scopeOf) ?? before.affects,
        started_at: said.started_at?.toISOString() ?? before.started_at,
        next_update_at: said.next_update_at?.toISOString() ?? null,
        stops_sales: said.stops_sales ?? before.stops_sales,
      };
      assertTimes(draft, this.deps.clock.now());
      assertNamesNone(providerNames, { titles: draft.titles, texts: news });
      await assertKnown(unit, draft.affects);
      const at = changedAt(this.deps.clock.now(), new Date(before.updated_at));
      await store.change(id, { ...draft, at });
      await store.publish(id, draft.state, news, at);
      const notified = notify
        ? await this.deps.notifications.outbox(unit.sql).incident(id, draft.affects, at)
        : 0;
      const changed = changedFacts(factsOf(before), factsOf(draft));
      const after = { title: draft.titles.pt, ...changed?.after, ...named('text', news), notified };
      const sales =
        draft.stops_sales || before.stops_sales ? await this.#stopSales(unit, asked, id, draft, at) : [];
      return {
        result: undefined,
        changes: [{ entityId: id, userId: null, before: changed?.before ?? {}, after }, ...sales],
      };
    });
    return this.get(id, language);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE; InvalidInputError */
  async correct(
    { id, updateId }: { id: string; updateId: string },
    { texts }: CorrectIncidentRequestDto,
    asked: StaffRequest,
    language: Language,
  ): Promise<AdminIncidentDto> {
    const corrected = written(texts);
    assertNamesNone(await this.#providerNames(), { texts: corrected });
    await changeAsStaff(this.deps, asked, async (unit) => {
      const { store, before } = await this.#locked(unit, id, asked, language);
      const update = before.updates.find((each) => each.id === updateId);
      if (!update) throw new DomainError('NOT_FOUND');
      const changed = changedFacts(named('text', update.texts), named('text', corrected));
      if (!changed) return { result: undefined, changes: [] };
      const at = changedAt(this.deps.clock.now(), new Date(before.updated_at));
      await store.correct(id, updateId, corrected, at);
      const after = { title: before.titles.pt, ...changed.after };
      return { result: undefined, changes: [{ entityId: id, userId: null, before: changed.before, after }] };
    });
    return this.get(id, language);
  }

  /** @throws InvalidInputError */
  async readersOf(numbers: readonly string[]): Promise<AffectedCustomersDto> {
    const { notifications, rowCounts, db, clock } = this.deps;
    const affected = notifications.outbox(db.sql).customersOf(numbers.map(scopeNamed), clock.now());
    const [customers, followers] = await Promise.all([affected, rowCounts.followers()]);
    return { customers, followers };
  }

  /** @throws DomainError FORBIDDEN when products would be stopped and the caller may not pause products */
  async #stopSales(unit: UnitOfWork, asked: StaffRequest, id: string, draft: Draft, at: Date) {
    const isOver = draft.state === 'resolved' || !draft.stops_sales;
    const reason = draft.titles.pt;
    const { stopped, resumed } = await this.deps.catalogue.products.stopSales(unit, {
      incidentId: id,
      scopes: isOver ? [] : numbersOf(draft),
      async others() {
        const stopping = await createIncidentStore(unit.sql).stopping(id);
        return stopping.flatMap((other) =>
          numbersOf(other).map((scope) => ({ ...scope, incident_id: other.id })),
        );
      },
      reason,
      at,
    });
    if (stopped.length > 0) assertMayDo(asked, 'product.pause');
    const paused = { before: { is_paused: false }, after: { is_paused: true, pause_reason: reason } };
    const sold = { before: { is_paused: true }, after: { is_paused: false } };
    return [
      ...stopped.map((product) => ({ ...productChange('product.pause', product), ...paused })),
      ...resumed.map((product) => ({ ...productChange('product.resume', product), ...sold })),
    ];
  }

  async #locked(unit: UnitOfWork, id: string, asked: StaffRequest, language: Language) {
    const store = createIncidentStore(unit.sql);
    const before = await store.lock(id);
    if (!before) throw new DomainError('NOT_FOUND');
    await assertUnchanged(asked, new Date(before.updated_at), () => this.get(id, language));
    return { store, before };
  }

  /** Names as plain words. Read before the transaction, because a second connection inside it could have to wait. */
  async #providerNames(): Promise<string[]> {
    const providers = await this.deps.catalogue.providers.list();
    return providers.flatMap(({ code, name }) => [code, name]).map(words);
  }

  async #present(incidents: readonly Incident[], language: Language): Promise<AdminIncidentDto[]> {
    const scopes = await this.deps.status.incidents.scopes(incidents, language);
    return incidents.map((incident, index) => ({ ...incident, affects: scopes[index]! }));
  }
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** @throws InvalidInputError */
function assertTimes({ state, started_at, next_update_at }: Draft, now: Date): void {
  if (Date.parse(started_at) > now.getTime()) throw new InvalidInputError({ started_at: 'too_large' });
  if ((state === 'resolved') !== (next_update_at === null))
    throw new InvalidInputError({ next_update_at: state === 'resolved' ? 'not_allowed' : 'required' });
  if (next_update_at !== null && Date.parse(next_update_at) <= now.getTime())
    throw new InvalidInputError({ next_update_at: 'too_small' });
}

/** @throws InvalidInputError */
function assertNamesNone(
  providerNames: readonly string[],
  texts: Readonly<Record<string, TextByLanguage>>,
): void {
  for (const [field, byLanguage] of Object.entries(texts)) {
    for (const [language, text] of Object.entries(byLanguage)) {
      const said = words(text);
      if (providerNames.some((name) => said.includes(name)))
        throw new InvalidInputError({ [`${field}.${language}`]: 'names_provider' });
    }
  }
}

/** Trims the texts and leaves out empty languages. */
function written({ pt, en, es }: IncidentTextsDto): TextByLanguage {
  const others = Object.entries({ en: en?.trim(), es: es?.trim() }).filter(([, text]) => text);
  return { pt: pt.trim(), ...Object.fromEntries(others) };
}

const numbersOf = ({ affects }: Pick<Incident, 'affects'>) =>
  affects.filter(({ area }) => area === 'numbers');

const SCOPE = /^([a-z0-9_-]{1,20}|\*)-([A-Z]{2}|\*)$/;

/** @throws InvalidInputError */
function scopeNamed(name: string): IncidentScope {
  const [, service, country] = SCOPE.exec(name) ?? [];
  if (!service || !country) throw new InvalidInputError({ numbers: 'invalid' });
  const any = (code: string) => (code === '*' ? null : code);
  return { area: 'numbers', service_code: any(service), country_iso: any(country) };
}

const scopeOf = ({ area, service_code, country_iso }: AffectedRequestDto): IncidentScope => ({
  area,
  service_code: (area === 'numbers' && service_code) || null,
  country_iso: (area === 'numbers' && country_iso) || null,
});

async function assertKnown({ sql }: UnitOfWork, affects: readonly IncidentScope[]): Promise<void> {
  if (!(await createIncidentStore(sql).known(affects)))
    throw new InvalidInputError({ affects: 'not_allowed' });
}

const named = (name: 'title' | 'text', { pt, en, es }: TextByLanguage): Facts => ({
  [name]: pt,
  [`${name}_en`]: en ?? null,
  [`${name}_es`]: es ?? null,
});

const factsOf = ({
  titles,
  state,
  impact,
  affects,
  started_at,
  next_update_at,
  stops_sales,
}: Draft): Facts => ({
  ...named('title', titles),
  state,
  impact,
  affects: affects
    .map(({ area, service_code, country_iso }) =>
      area === 'topups' ? 'Pix' : `${service_code ?? '*'} ${country_iso ?? '*'}`,
    )
    .join(', '),
  started_at,
  next_update_at,
  stops_sales,
});
