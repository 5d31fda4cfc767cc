import { bodyOf, PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { createPublicRead, publicApi } from '../../../shared/api/public-read';
import { figuresOf } from '../rules/live-offer';

export const shownCountry = 'BR';

/** The service that the texts of the page name. */
export const shownService = 'wa';

async function readServices(filter: {
  country_iso?: string;
  service?: string;
}): Promise<Schemas['ServiceDto'][]> {
  const query = { per_page: PAGE_SIZES.services.most, ...filter };
  return (await bodyOf(publicApi.GET('/api/v1/services', { params: { query } }))).services;
}

/** The server writes these figures into the page. The page asks for them only when the server could not. */
export const landingFigures = createPublicRead(async () => {
  const [anywhere, shown, byCountry, status] = await Promise.all([
    readServices({}),
    readServices({ country_iso: shownCountry }),
    readServices({ service: shownService }),
    bodyOf(publicApi.GET('/api/v1/status')),
  ]);
  return figuresOf({
    anywhere,
    shown,
    by_country: byCountry,
    status,
    read_at: new Date().toISOString(),
  });
});
