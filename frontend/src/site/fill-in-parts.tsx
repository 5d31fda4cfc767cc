import { renderToString } from 'react-dom/server';
import { TextsSource, type UseTexts } from '../shared/i18n/use-texts';
import type { LivingParts } from './living-parts';

const places = /(<div data-living="([^"]+)"[^>]*>)(?=<\/div>)/g;

/**
 * A page's markup with its living parts in their places. Each is a tree of its own, as in the browser, so the ids that
 * its components make up begin with its name there and here.
 * @param useLivingTexts those that the browser gets too
 * @throws Error when a part is placed that the page does not list
 */
export function fillInParts(markup: string, { components }: LivingParts, useLivingTexts: UseTexts): string {
  return markup.replaceAll(places, (_place, open: string, name: string) => {
    const Part = components[name];
    if (!Part) throw new Error(`The page has no part that is called ${name}`);
    const part = (
      <TextsSource value={useLivingTexts}>
        <Part />
      </TextsSource>
    );
    return open + renderToString(part, { identifierPrefix: name });
  });
}
