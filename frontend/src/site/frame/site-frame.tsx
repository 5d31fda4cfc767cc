import type { SitePart } from '../site-parts';

/** The markup around the parts of a page; the browser takes each of them over by itself. */
export function SiteFrame({ parts }: { parts: SitePart[] }) {
  const contentOf = (id: SitePart['id']) => parts.find((part) => part.id === id)?.content;
  return (
    <div className="flex min-h-dvh flex-col">
      <div id="top" className="contents">
        {contentOf('top')}
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {contentOf('main')}
      </main>
      <div id="bottom" className="contents">
        {contentOf('bottom')}
      </div>
    </div>
  );
}
