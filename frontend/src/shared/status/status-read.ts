import { bodyOf, type Schemas } from '@torpedo/api-client';
import { createPublicRead, publicApi } from '../api/public-read';

type Known = Omit<Schemas['StatusDto'], 'delivery'>;
type Hour = Schemas['StatusHoursDto']['hours'][number];

export interface PageStatus extends Omit<Known, 'by_hour'> {
  by_hour: (Omit<Schemas['StatusHoursDto'], 'hours'> & {
    hours: Pick<Hour, 'delivery_percent' | 'is_unstable'>[];
  })[];
}

/** Drops what the page does not show, because the data is written into the page. */
export const pageStatusOf = (known: Known): PageStatus => ({
  ...known,
  by_hour: known.by_hour.map(({ hours, ...product }) => ({
    ...product,
    hours: hours.map(({ delivery_percent, is_unstable }) => ({ delivery_percent, is_unstable })),
  })),
});

/** The server writes it into the page; the page reads it every minute, and at once if the server did not. */
export const statusRead = createPublicRead(async () =>
  pageStatusOf(await bodyOf(publicApi.GET('/api/v1/status'))),
);

/** All products whose service or country matches; products with the most numbers come first. */
export async function readStatusProducts(search: string): Promise<Schemas['StatusProductDto'][]> {
  const query = { search };
  return (await bodyOf(publicApi.GET('/api/v1/status/products', { params: { query } }))).items;
}

/** The open incidents and those of the last 90 days, newest first. */
export async function readIncidents(): Promise<Schemas['IncidentDto'][]> {
  return (await bodyOf(publicApi.GET('/api/v1/status/incidents'))).items;
}

/** The address of the incidents as a feed. */
export const feedAddress = (language: string): string => `/api/v1/status/incidents/feed?language=${language}`;
