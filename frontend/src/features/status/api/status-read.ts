import { bodyOf, type Schemas } from '@torpedo/api-client';
import { createPublicRead, publicApi } from '../../../shared/api/public-read';

export type PageStatus = Omit<Schemas['StatusDto'], 'delivery'>;

/** The server writes it into the page; the page asks once a minute, and where the server could not. */
export const statusRead = createPublicRead<PageStatus>(() => bodyOf(publicApi.GET('/api/v1/status')));

/** All products whose service or country matches, by how many numbers they had. */
export async function readStatusProducts(search: string): Promise<Schemas['StatusProductDto'][]> {
  const query = { search };
  return (await bodyOf(publicApi.GET('/api/v1/status/products', { params: { query } }))).items;
}

/** What is disturbed, and what was within 90 days; the newest first. */
export async function readIncidents(): Promise<Schemas['IncidentDto'][]> {
  return (await bodyOf(publicApi.GET('/api/v1/status/incidents'))).items;
}

/** Where readers of feeds find the same. */
export const feedAddress = (language: string): string => `/api/v1/status/incidents/feed?language=${language}`;
