import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect, waitFor } from 'storybook/test';
import '../src/styles.css';
import './documents.css';
import { classConflicts } from './class-conflicts';
import { ComponentPage, ThemedDocuments } from './component-page';
import { withFittingControls } from './fitting-controls';
import { textsIn } from './parameters';
import { TranslatedStory } from './translated-story';

// Far longer than the busiest machine takes for a certain result.
configure({ asyncUtilTimeout: 30_000 });

/** The complaints of React and the browser about a story. */
const complaints: string[] = [];
const { error: complain } = console;
console.error = (...said: unknown[]) => {
  complaints.push(said.join(' '));
  complain(...said);
};

/** The toolbar's values. A story in a frame of a document does not get them, so it reads the document's. */
function chosenBy(globals: Record<string, unknown>): { theme: string; language: string } {
  const around = window.parent === window ? undefined : window.parent.document.documentElement.dataset;
  const { theme, language } = globals;
  return around?.documentLanguage
    ? { theme: around.theme ?? '', language: around.documentLanguage }
    : { theme: String(theme), language: String(language) };
}

const withTheme: Decorator = (Story, { globals, viewMode }) => {
  document.documentElement.dataset.theme = chosenBy(globals).theme;
  if (viewMode !== 'docs') return <Story />;
  return (
    <div className="bg-surface-page p-6 text-text">
      <Story />
    </div>
  );
};

const languageTags: Record<string, string> = { pt: 'pt-BR', en: 'en', es: 'es' };

const withLanguage: Decorator = (Story, { globals, parameters, args }) => {
  const { language } = chosenBy(globals);
  document.documentElement.lang = languageTags[language] ?? language;
  return (
    <TranslatedStory key={language} language={language}>
      <Story args={{ ...args, ...textsIn(parameters, language) }} />
    </TranslatedStory>
  );
};

const { VITE_BOTH_THEMES: isTest } = import.meta.env as { VITE_BOTH_THEMES?: string };

/** The rules that a theme can break; the other rules do not depend on colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @throws Error with the elements at fault */
async function assertNothingFound(where: string, runOnly: string[], isWholePage = false): Promise<void> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  // A story of one component has no landmarks around it.
  const rules = { region: { enabled: isWholePage } };
  // The skip link may stand outside: axe accepts only the first link of a page, and here other links come first.
  const context = { include: ['body'], exclude: isWholePage ? ['a[href="#main"]'] : [] };
  const { violations } = await axe.run(context, { runOnly, rules });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`${where}:\n${found.join('\n')}`);
}

/** Checks the colours of the drawn story in the dark theme; the addon checks every rule in the light one. */
async function assertColoursInTheDark(where = 'In the dark theme'): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'dark';
  await assertNothingFound(where, rulesOfColour);
  dataset.theme = before;
}

/** Checks every rule at the size of a phone, because the tests open each story in a wide window. */
async function assertOnAPhone(): Promise<void> {
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  const resize = async (width: number, height: number) => {
    await page.viewport(width, height);
    await waitFor(() => expect(window.innerWidth).toBe(width));
  };
  await resize(360, 740);
  try {
    await assertNothingFound('On a phone', everyRule, true);
    await assertColoursInTheDark('On a phone in the dark theme');
  } finally {
    await resize(innerWidth, innerHeight);
  }
}

/** What a built Storybook writes for the functions of a story. */
const NAMED_FUNCTION = /\{function \w*\([^)]*\)\s*\{\s*\}\}/g;

const preview: Preview = {
  initialGlobals: { theme: 'light', language: 'pt' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt', title: 'Português' },
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  argTypesEnhancers: [withFittingControls],
  decorators: [withLanguage, withTheme],
  beforeEach: () => {
    complaints.length = 0;
  },
  afterEach: async ({ parameters }) => {
    if (complaints.length > 0) throw new Error(`The console says:\n${complaints.join('\n')}`);
    const conflicts = classConflicts(document.body);
    if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);
    if (!isTest) return;
    await assertColoursInTheDark();
    if (parameters['alsoOnAPhone']) await assertOnAPhone();
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { color: /colou?r$/i } },
    docs: {
      container: ThemedDocuments,
      page: ComponentPage,
      source: { transform: (code: string) => code.replace(NAMED_FUNCTION, '{() => {}}') },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          ['How we design', 'Colour', 'Type', 'Space, shape and motion', 'Icons', 'Voice'],
          'Actions',
          'Forms',
          'Status',
          'Surfaces',
          'Navigation',
          'Text',
          'Data',
          'Money',
          'Tickets',
          'Brand',
          'Pages',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
