import { Feed } from 'feed';
import { BRAND } from '../../../platform/brand.js';
import { siteAddress, type Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import {
  presentCountry,
  presentService,
  productReferences,
  type ProductReference,
} from '../../catalogue/index.js';
import type { IncidentDto, IncidentScopeDto } from './incident.dto.js';
import { createIncidentStore, textIn, type Incident, type IncidentScope } from './incident.store.js';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 90;

const FEED_TITLES: Record<Language, string> = {
  pt: `Status da ${BRAND.name}`,
  en: `Status of ${BRAND.name}`,
  es: `Estado de ${BRAND.name}`,
};

type Names = (serviceCode: string, countryIso: string) => ProductReference;

function presentScope({ area, service_code, country_iso }: IncidentScope, names: Names, language: Language) {
  const { service, country } = names(service_code ?? '', country_iso ?? '');
  const shownService = service_code === null ? null : presentService(service, language);
  const shownCountry = country_iso === null ? null : presentCountry(country, language);
  return {
    area,
    service_code,
    service_name: shownService?.name ?? null,
    service_image_url: shownService?.image_url ?? null,
    country_iso,
    country_name: shownCountry?.name ?? null,
    flag_image_url: shownCountry?.flag_image_url ?? null,
  } satisfies IncidentScopeDto;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

export class IncidentsService {
  constructor(private readonly deps: Deps) {}

  /** Newest first: all open incidents, and those that were resolved in the last 90 days. */
  async listed(): Promise<Incident[]> {
    const { db, clock } = this.deps;
    return createIncidentStore(db.reads.sql).list(new Date(clock.now().getTime() - HISTORY_DAYS * DAY_MS));
  }

  async list(language: Language): Promise<IncidentDto[]> {
    const listed = await this.listed();
    const scopes = await this.scopes(listed, language);
    return listed.map((incident, index) => ({
      id: incident.id,
      title: textIn(incident.titles, language),
      state: incident.state,
      impact: incident.impact,
      affects: scopes[index]!,
      started_at: incident.started_at,
      next_update_at: incident.next_update_at,
      resolved_at: incident.resolved_at,
      updates: incident.updates.map(({ id, state, texts, published_at, corrected_at }) => ({
        id,
        state,
        text: textIn(texts, language),
        published_at,
        corrected_at,
      })),
    }));
  }

  /** The services and countries that each incident affects, with names. */
  async scopes(incidents: readonly Incident[], language: Language): Promise<IncidentScopeDto[][]> {
    const codes = incidents.flatMap(({ affects }) =>
      affects.map(({ service_code, country_iso }) => ({
        serviceCode: service_code,
        countryIso: country_iso,
      })),
    );
    const names = await productReferences(this.deps.db.reads.sql, codes);
    return incidents.map(({ affects }) => affects.map((scope) => presentScope(scope, names, language)));
  }

  /** RSS 2.0, with an item for each update. */
  async feed(language: Language): Promise<string> {
    const { publicUrl, clock } = this.deps;
    const page = publicUrl + siteAddress('/status', language);
    const incidents = await this.list(language);
    const items = incidents
      .flatMap(({ title, updates }) => updates.map((update) => ({ ...update, title })))
      .sort((left, right) => right.published_at.localeCompare(left.published_at));
    const feed = new Feed({
      id: page,
      link: page,
      title: FEED_TITLES[language],
      description: page,
      language,
      copyright: BRAND.name,
      updated: new Date(items[0]?.published_at ?? clock.now()),
    });
    for (const { id, title, text, published_at } of items)
      feed.addItem({ guid: id, title, description: text, link: page, date: new Date(published_at) });
    return feed.rss2();
  }
}
