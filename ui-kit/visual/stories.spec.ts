import { expect, test } from '@playwright/test';
import { openStory } from './static-stories';

/** The ids of the stories whose pictures are compared; together they show every token and most components. */
const comparedStories = [
  'actions-button--all-variants',
  'data-timeline--all-tones',
  'data-trendchart--bars',
  'forms-checkbox--invalid',
  'forms-combobox--chosen',
  'forms-filedrop--invalid',
  'forms-moneyfield--invalid',
  'forms-optioncards--default',
  'forms-passwordstrength--medium',
  'forms-select--invalid',
  'forms-switch--several',
  'forms-textfield--invalid',
  'money-statcard--balance',
  'pages-legalpage--default',
  'screens-home--code-received',
  'screens-numbers--two-codes',
  'status-banner--with-action',
  'status-emptystate--default',
  'surfaces-accordion--default',
  'surfaces-dialog--open',
  'surfaces-tabs--default',
  'tickets-ticket--received',
] as const;

/** The text that comes last, in stories that load a part of themselves later. */
const LATE: Partial<Record<(typeof comparedStories)[number], string>> = {
  'screens-home--code-received': 'Ações rápidas',
  'data-trendchart--bars': '240',
};

for (const theme of ['light', 'dark'] as const) {
  for (const id of comparedStories) {
    test(`${id} looks the same as before, ${theme}`, async ({ page }) => {
      await openStory(page, id, theme);
      const late = LATE[id];
      if (late) await page.getByText(late).waitFor();
      const dialog = page.getByRole('dialog');
      const shown = (await dialog.count()) > 0 ? dialog : page.locator('#storybook-root');
      await expect(shown).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}

interface Preview {
  currentRender: { story: { argTypes: Record<string, { options?: string[] }> } };
}

test("a component's controls offer the values of its types", async ({ page }) => {
  await openStory(page, 'actions-button--primary', 'light');
  const variants = await page.evaluate(
    () =>
      (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.currentRender.story
        .argTypes['variant']?.options,
  );
  expect(variants).toContain('outline');
});
