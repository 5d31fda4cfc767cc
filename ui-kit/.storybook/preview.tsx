import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles.css';
import { classConflicts } from './class-conflicts';
import { ComponentPage, ThemedDocuments } from './component-page';
import { withFittingControls } from './fitting-controls';
import { textsIn } from './parameters';
import { TranslatedStory } from './translated-story';

// Far above what the busiest machine takes for what is bound to happen.
configure({ asyncUtilTimeout: 10_000 });

/** What React and the browser find wrong with a story. */
const complaints: string[] = [];
const { error: complain } = console;
console.error = (...said: unknown[]) => {
  complaints.push(said.join(' '));
  complain(...said);
};

/** What the toolbar says. To a story in a frame of its own inside a document it says nothing: it asks the document. */
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

// The tests run every story once under each theme.
const { VITE_STORY_THEME: testedTheme } = import.meta.env as { VITE_STORY_THEME?: string };

// What a theme can break; under the other theme the same document is held to every rule.
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const preview: Preview = {
  initialGlobals: { theme: testedTheme ?? 'light', language: 'pt' },
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
  afterEach: () => {
    if (complaints.length > 0) throw new Error(`The console says:\n${complaints.join('\n')}`);
    const conflicts = classConflicts(document.body);
    if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);
  },
  parameters: {
    a11y: { test: 'error', options: testedTheme === 'dark' ? { runOnly: rulesOfColour } : {} },
    backgrounds: { disable: true },
    controls: { matchers: { color: /colou?r$/i } },
    docs: { container: ThemedDocuments, page: ComponentPage },
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
