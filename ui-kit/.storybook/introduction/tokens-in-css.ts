/** The names of tokens with these prefixes, in the order of tokens.css, read from the page's style sheets. */
export function tokensStartingWith(...prefixes: string[]): string[] {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.selectorText.startsWith(':root'))
    .flatMap((rule) => [...rule.style]);
  return [...new Set(names)].filter((name) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
}

/** The value of a token for an element at the root of the page. */
export const tokenValue = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
