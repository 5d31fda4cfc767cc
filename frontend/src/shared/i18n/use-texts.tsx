import type { Namespace, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { FallbackNs } from 'react-i18next';
import type { Language } from './languages';

type TextNamespace = Extract<Namespace, string>;

/** Texts of a namespace, and the language and the Intl locale that they are in. */
export interface Texts<Name extends TextNamespace> {
  t: TFunction<FallbackNs<Name>>;
  language: Language;
  locale: string;
}

/** A hook: the component that calls it renders again when the reader switches the language. */
export type UseTexts = <Name extends TextNamespace>(namespace: Name) => Texts<Name>;

/** Where the program that a component is part of has its texts: the app or the public site. */
export const TextsSource = createContext<UseTexts>(() => {
  throw new Error('Components with texts stand inside a TextsSource');
});

/** Texts for components that the public site brings to life: there they come with the page, without i18next. */
export const useTexts: UseTexts = (namespace) => {
  const useSource = useContext(TextsSource);
  return useSource(namespace);
};

/** Stands in a text for an element until `fillGap` puts it there. A private character: no text contains it. */
export const gap = '\uE000';

/** A text with an element in place of its gap: `fillGap(t('lead', { price: gap }), <b>…</b>)`. */
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
