import { buildStorybook } from '../build/build-storybook.mjs';
import { oneCheck } from './result.mjs';

/** Words with which its tools complain without failing. */
const COMPLAINT = /\bwarn(?:ing)?s?\b|\(!\)|▲/i;

/** @type {import('./result.mjs').Part} The static Storybook is built, and nothing in it draws a warning. */
export const storybookBuild = {
  name: 'storybook',
  alone: true,
  run: async () => {
    const { code, output } = await buildStorybook();
    return oneCheck(code === 0 && !COMPLAINT.test(output), output);
  },
};
