import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/styles.css';
import { classConflicts } from './class-conflicts';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  return <Story />;
};

// The tests run every story once under each theme.
const { VITE_STORY_THEME: testedTheme } = import.meta.env as { VITE_STORY_THEME?: string };

const preview: Preview = {
  initialGlobals: { theme: testedTheme ?? 'light' },
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
  },
  decorators: [withTheme],
  afterEach: () => {
    const conflicts = classConflicts(document.body);
    if (conflicts.length > 0) throw new Error(`Classes contradict each other:\n${conflicts.join('\n')}`);
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { color: /colou?r$/i } },
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
