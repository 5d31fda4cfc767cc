import type { AnswerOf } from '@torpedo/api-client';
import { Suspense, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { healthRead } from '../../features/developers/components/call-islands';
import { keysRead } from '../../features/developers/components/keys-card';
import { measuredDaysRead } from '../../features/developers/components/status-card';
import { webhooksRead } from '../../features/developers/components/webhooks-card';
import { landingFigures } from '../../features/landing/api/public-catalogue';
import { isLanguage } from '../../shared/i18n/languages';
import { useAppTexts } from '../../shared/i18n/use-language';
import { TextsSource } from '../../shared/i18n/use-texts';
import type { PageIslands } from '../../shared/performance/island';
import { statusRead } from '../../shared/status/status-read';
import { SiteFrame } from '../../site/frame/site-frame';
import { loadIslands } from '../../site/islands';
import { loadPage } from '../../site/site-pages';
import { type Answers, Refusal } from './documented-server';
import { screens, type ScreenStory } from './screen-story';

interface LoadedPage extends Pick<PageIslands, 'components'> {
  Page: ComponentType;
}

async function loadSitePage(address: string, language: string): Promise<LoadedPage> {
  const id = address === '/' ? 'landing' : address.slice(1);
  const [page, { components }] = await Promise.all([loadPage(id), loadIslands(id)]);
  return { Page: await page.load(isLanguage(language) ? language : 'pt'), components };
}

/** A page of the public site. Its islands stand in their places, where the server puts them in the product. */
function PublicPage({ address, Page, components }: LoadedPage & { address: string }) {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const find = (page: HTMLElement | null) => {
    if (page && places.length === 0) setPlaces([...page.querySelectorAll<HTMLElement>('[data-island]')]);
  };
  return (
    <TextsSource value={useAppTexts}>
      <div ref={find}>
        <SiteFrame path={address}>
          <Page />
        </SiteFrame>
      </div>
      {places.map((place, at) => {
        const name = place.dataset['island'] ?? '';
        const Component = components[name];
        return Component && createPortal(<Component />, place, `${name} ${at}`);
      })}
    </TextsSource>
  );
}

type Context = Parameters<typeof screens.beforeEach>[0];

export default {
  ...screens,
  title: 'Screens/Public pages',
  args: { address: '/', visitor: true },
  loaders: [
    ...screens.loaders,
    ({ args, globals }: Context) => loadSitePage(args.address, String(globals['language'])),
  ],
  render: ({ address }: { address: string }, { loaded }: { loaded: object }) => (
    <Suspense>
      <PublicPage address={address} {...(loaded as LoadedPage)} />
    </Suspense>
  ),
  beforeEach: async (context: Context) => {
    const leave = await screens.beforeEach(context);
    const developers = [measuredDaysRead, healthRead, keysRead, webhooksRead];
    for (const read of [statusRead, landingFigures, ...developers]) read.retry();
    return leave;
  },
};

const away = () => {
  throw new Refusal(503, 'SERVICE_UNAVAILABLE', 'Serviço indisponível. Tente de novo.');
};

const status = (change: NonNullable<Answers['/api/v1/status']>): ScreenStory => ({
  args: { address: '/status', answers: { '/api/v1/status': change } },
});

export const Landing: ScreenStory = {};

export const LandingWithoutFigures: ScreenStory = {
  args: { answers: { '/api/v1/services': away, '/api/v1/status': away } },
};

/** The documented figures, all of them good. */
const calm = (documented: AnswerOf<'get', '/api/v1/status'>): typeof documented => {
  const hour = { ...documented.hour, is_unstable: false };
  const day = { ...documented.day, is_unstable: false };
  return {
    ...documented,
    ...{ verdict: 'good', unstable: [], incidents: [], hour, day },
    products: documented.products.map((product) => ({ ...product, hour, day })),
    by_hour: documented.by_hour.map((product) => ({
      ...product,
      hours: product.hours.map((each) => ({ ...each, is_unstable: false })),
    })),
  };
};

/** An address that does not exist leads to the start page, with a note. */
export const UnknownAddress: ScreenStory = {
  beforeEach: () => {
    document.documentElement.dataset['notFound'] = '';
    return () => {
      delete document.documentElement.dataset['notFound'];
    };
  },
};

export const StatusWithIncident = status((documented) => ({
  ...calm(documented),
  verdict: 'incident',
  incidents: documented.incidents,
}));

export const EverythingArrives = status(calm);

const few = {
  numbers: 3,
  delivery_percent: null,
  median_seconds: null,
  p90_seconds: null,
  is_unstable: false,
};

export const TooFewToMeasure = status((documented) => ({
  ...documented,
  verdict: 'unmeasured',
  unstable: [],
  incidents: [],
  by_hour: [],
  hour: few,
  day: few,
  products: documented.products.map((product) => ({ ...product, hour: few, day: few })),
}));

export const StatusNotRead = status(away);

export const Developers: ScreenStory = { args: { address: '/developers' } };
