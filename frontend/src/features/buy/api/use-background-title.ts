import { useEffect, useState } from 'react';

/** Shows a text as the page's title while the tab is in the background, until the customer comes back. */
export function useBackgroundTitle(): (text: string) => void {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    document.title = text;
    const comeBack = () => {
      if (document.hidden) return;
      document.title = title;
      setText(null);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [text]);

  return (next) => {
    if (document.hidden) setText(next);
  };
}
