import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { documentedAnswers } from './documented-answers.ts';

// Browsers with light-dark(): its rewriting for older ones would allow only one theme in a page, and documents show both.
const themedInside = ['chrome123', 'firefox120', 'safari17.5'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './introduction/*.mdx',
    '../src/**/*.stories.tsx',
    // Whole screens are part of the product: the frontend has their stories, and this Storybook shows them.
    '../../frontend/src/testing/screens/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // Reads types as the compiler does, including variants.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // An absolute path: the plugin searches below ui-kit, and compares it with paths of files.
      include: [path.resolve(import.meta.dirname, '../src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // Storybook's frame also uses the tokens and the fonts of the product.
  staticDirs: [
    './public',
    { from: '../src/tokens.css', to: '/tokens.css' },
    { from: '../../node_modules/country-flag-icons/3x2', to: '/images/flags' },
    ...['instrument-sans', 'geist-mono'].map((font) => ({
      from: `../../node_modules/@fontsource-variable/${font}/files`,
      to: '/fonts',
    })),
  ],
  // The checklist is for people who are new to Storybook; designers come here for the components.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own chunks (its docs, axe) are large, but no user of the product loads them.
  viteFinal: (vite) => ({
    ...vite,
    define: {
      ...vite.define,
      'import.meta.env.TEXTS_URL': JSON.stringify('/src/locales'),
      'import.meta.env.APP_VERSION': JSON.stringify('1.0.0'),
      'import.meta.env.DOCUMENTED_ANSWERS': JSON.stringify(documentedAnswers()),
    },
    resolve: { ...vite.resolve, conditions: ['torpedo-source', ...defaultClientConditions] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000, cssTarget: themedInside },
  }),
};

export default config;
