import { Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LandingScreen } from '../../features/landing/screens/landing-screen';
import { landingFigures } from '../../features/landing/api/public-catalogue';
import { useAppTexts } from '../../shared/i18n/use-language';
import { TextsSource } from '../../shared/i18n/use-texts';
import { Island, type PageIslands } from '../../shared/performance/island';
import { statusRead } from '../../shared/status/status-read';
import { frameIslands } from '../../site/frame/frame-islands';
import { SiteFrame } from '../../site/frame/site-frame';
import { islands as landingIslands } from '../../site/pages/landing.islands';
import { islands as statusIslands } from '../../site/pages/status.islands';
import { type Answers, Refusal } from './documented-server';
import { screens, type ScreenStory } from './screen-story';

/** The islands of a page in their places, which the server fills in the product. */
function WithIslands({ own, children }: { own: PageIslands; children: ReactNode }) {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const components = { ...frameIslands.components, ...own.components };
  const find = (page: HTMLElement | null) => {
    if (page && places.length === 0) setPlaces([...page.querySelectorAll<HTMLElement>('[data-island]')]);
  };
  return (
    <TextsSource value={useAppTexts}>
      <div ref={find}>{children}</div>
      {places.map((place) => {
        const name = place.dataset['island'] ?? '';
        const Component = components[name];
        return Component && createPortal(<Component />, place, name);
      })}
    </TextsSource>
  );
}

const pages: Record<string, () => ReactNode> = {
  '/': () => (
    <WithIslands own={landingIslands}>
      <SiteFrame path="/">
        <LandingScreen contactHref="/contact" statusHref="/status" />
      </SiteFrame>
    </WithIslands>
  ),
  '/status': () => (
    <WithIslands own={statusIslands}>
      <SiteFrame path="/status">
        <div className="mx-auto w-full max-w-page px-4 pt-5 pb-16 lg:pt-7 xl:px-0">
          <Island name="board" />
        </div>
      </SiteFrame>
    </WithIslands>
  ),
};

export default {
  ...screens,
  title: 'Screens/Public pages',
  args: { address: '/', visitor: true },
  render: ({ address }: { address: string }) => <Suspense>{pages[address]?.()}</Suspense>,
  beforeEach: async (context: Parameters<typeof screens.beforeEach>[0]) => {
    const leave = await screens.beforeEach(context);
    statusRead.retry();
    landingFigures.retry();
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
const calm: NonNullable<Answers['/api/v1/status']> = (documented) => {
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

export const StatusWithIncident = status((documented, request) => ({
  ...calm(documented, request),
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
