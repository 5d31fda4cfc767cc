import type { Namespace, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { FallbackNs } from 'react-i18next';
import type { Language } from './languages';

type TextNamespace = Extract<Namespace, string>;

export interface Texts<Name extends TextNamespace> {
  t: TFunction<FallbackNs<Name>>;
  language: Language;
  locale: string;
}

export type UseTexts = <Name extends TextNamespace>(namespace: Name) => Texts<Name>;

export const TextsSource = createContext<UseTexts>(() => {
  throw new Error('Components with texts stand inside a TextsSource');
});

/** For components that the app shares with the public site, whose texts come with the page. */
export const useTexts: UseTexts = (namespace) => {
  const useSource = useContext(TextsSource);
  return useSource(namespace);
};

/** A private character that `fillGap` replaces with an element. */
export const gap = '\uE000';

/** `fillGap(t('lead', { price: gap }), <b>…</b>)` */
export function fillGap(text: string, element: ReactNode): ReactNode {
  const [before, after] = text.split(gap);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
