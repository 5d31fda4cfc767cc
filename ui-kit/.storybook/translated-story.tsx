import { type ReactNode, useLayoutEffect } from 'react';
import phrases from './phrases.json';
import type { StoryLanguage } from './parameters';

type Phrase = Record<Exclude<StoryLanguage, 'pt'>, string>;

const known = new Map<string, Phrase>(Object.entries(phrases));

const ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'];

/** The phrase in the language; texts that are no phrase of the stories, such as names, stay. */
export function translated(text: string, language: keyof Phrase): string {
  const trimmed = text.trim();
  const phrase = known.get(trimmed);
  return phrase ? text.replace(trimmed, () => phrase[language]) : text;
}

function translateBelow(root: Node, language: keyof Phrase): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      const text = translated(node.data, language);
      if (text !== node.data) node.data = text;
    } else if (node instanceof Element) {
      for (const name of ATTRIBUTES) {
        const value = node.getAttribute(name);
        if (value !== null && translated(value, language) !== value)
          node.setAttribute(name, translated(value, language));
      }
    }
  }
}

interface TranslatedStoryProps {
  language: string;
  children: ReactNode;
}

/**
 * Shows a story, its dialogs and its toasts in the toolbar's language. Stories are written in Portuguese, and another
 * language mounts them again.
 */
export function TranslatedStory({ language, children }: TranslatedStoryProps) {
  useLayoutEffect(() => {
    if (language !== 'en' && language !== 'es') return;
    const translate = () => translateBelow(document.body, language);
    translate();
    const observer = new MutationObserver(translate);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
