import { expect, test } from '@playwright/test';
import { openStory } from './static-stories';
import { comparedStories } from './stories';

for (const theme of ['light', 'dark'] as const) {
  for (const id of comparedStories) {
    test(`${id} looks as it did, ${theme}`, async ({ page }) => {
      await openStory(page, id, theme);
      const dialog = page.getByRole('dialog');
      const shown = (await dialog.count()) > 0 ? dialog : page.locator('#storybook-root');
      await expect(shown).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}
