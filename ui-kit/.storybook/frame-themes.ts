import { create, type ThemeVars } from 'storybook/theming';
import { dark, light } from './colours.gen';

/** The mark and the word as HTML, because Storybook shows no other text beside a picture. */
const BRAND =
  '<span style="display:flex;align-items:center;gap:10px"><img src="./favicon.svg" alt="" width="32" height="32"/>Torpedo UI</span>';

/** Storybook's frame and documents, in the colours of the product. */
function frameTheme(base: 'light' | 'dark', colours: Record<keyof typeof light, string>): ThemeVars {
  const { page, card, sunken, border, borderStrong, text, muted, link, brand, onBrand } = colours;
  return create({
    base,
    brandTitle: BRAND,
    brandUrl: './?path=/docs/introduction-how-we-design--docs',
    brandTarget: '_self',
    colorPrimary: brand,
    colorSecondary: link,
    appBg: sunken,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: border,
    appBorderRadius: 10,
    textColor: text,
    textInverseColor: onBrand,
    textMutedColor: muted,
    barBg: card,
    barTextColor: muted,
    barHoverColor: link,
    barSelectedColor: link,
    buttonBg: card,
    buttonBorder: borderStrong,
    booleanBg: sunken,
    booleanSelectedBg: card,
    inputBg: card,
    inputBorder: borderStrong,
    inputTextColor: text,
    inputBorderRadius: 8,
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    fontCode: "'Geist Mono Variable', ui-monospace, monospace",
  });
}

export const frameThemes = { light: frameTheme('light', light), dark: frameTheme('dark', dark) };
