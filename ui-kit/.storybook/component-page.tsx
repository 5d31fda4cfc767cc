import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment, type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as kit from '../src';
import { frameThemes } from './frame-themes';
import type { Guide } from './parameters';

type Globals = Record<string, unknown>;

let heard: Globals = {};

// The toolbar may send its values before a document listens, so the last ones are kept.
void addons.ready().then((channel) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    channel.on(event, ({ globals }: { globals: Globals }) => (heard = globals));
});

/** The toolbar's values, read from a story, because stories in other frames use the same channel. */
function globalsOf(context: DocsContainerProps['context']): Globals {
  try {
    const { globals } = context.getStoryContext(context.storyById()) as unknown as { globals: Globals };
    return globals;
  } catch {
    return heard;
  }
}

/** The document around the stories, in the toolbar's theme. */
export function ThemedDocuments({ context, children }: DocsContainerProps & { children: ReactNode }) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const { theme, language } = globalsOf(context);

  useEffect(() => {
    context.channel.on(GLOBALS_UPDATED, renderAgain);
    return () => context.channel.off(GLOBALS_UPDATED, renderAgain);
  }, [context]);

  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, documentLanguage: language });
  }, [theme, language]);

  return (
    <DocsContainer context={context} theme={frameThemes[theme === 'dark' ? 'dark' : 'light']}>
      <Fragment key={`${String(theme)} ${String(language)}`}>{children}</Fragment>
    </DocsContainer>
  );
}

/** The page of every component: description, properties, guide, states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <HowToUse />
      <Controls />
      <GuideOfComponent />
      <Stories includePrimary={false} />
    </>
  );
}

/** The import line of the component, and the code of the story above. */
function HowToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component } = preparedMeta as { component?: ComponentType };
  const [name] = Object.entries(kit).find(([, part]) => part === component) ?? [];
  if (name === undefined) return null;
  return (
    <>
      <Source language="tsx" code={`import { ${name} } from '@torpedo/ui-kit';`} />
      <Source />
    </>
  );
}

/** The guide that the stories give the component in `parameters.guide`. */
function GuideOfComponent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  if (!guide) return null;
  const { dos, donts, keys, notes } = guide;
  return (
    <Unstyled>
      <div className="grid gap-6 py-6 text-base text-text">
        {(dos ?? donts) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Advice title="Do" className="border-received" sentences={dos ?? []} />
            <Advice title="Don't" className="border-danger" sentences={donts ?? []} />
          </div>
        )}
        {keys && <Keyboard keys={keys} />}
        {notes && (
          <section>
            <h3 className="font-display text-lg font-bold">Accessibility</h3>
            <Sentences sentences={notes} />
          </section>
        )}
      </div>
    </Unstyled>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1.5 ps-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface AdviceProps {
  title: string;
  className: string;
  sentences: readonly string[];
}

function Advice({ title, className, sentences }: AdviceProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={`rounded-control border-t-2 bg-surface-card p-4 ${className}`}>
      <h3 className="font-display text-lg font-bold">{title}</h3>
      <Sentences sentences={sentences} />
    </section>
  );
}

function Keyboard({ keys }: { keys: NonNullable<Guide['keys']> }) {
  return (
    <section>
      <h3 className="font-display text-lg font-bold">Keyboard</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-tile border border-border-strong px-1.5 font-mono text-sm">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
