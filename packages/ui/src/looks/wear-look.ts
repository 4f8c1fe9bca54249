import { type Look, listVariables } from './look.ts';

/**
 * Changes the tokens of a document that stands already, in the very rules that it was written with: its policy
 * allows no other style, and none is needed.
 */
export function wearLook(document: Document, look: Look): void {
  const { sheet } = document.querySelector<HTMLStyleElement>('style[data-look]') ?? {};
  for (const rule of sheet?.cssRules ?? []) {
    const { selectorText, style } = rule as CSSStyleRule;
    const isLight = selectorText?.includes('light');
    const isOfLook = selectorText?.startsWith(':root') && style.getPropertyValue('--look-ground');
    if (!isOfLook) continue;
    const tokens = isLight
      ? listVariables(look.light)
      : [...listVariables(look.shape), ...listVariables(look.dark)];
    for (const [name, value] of tokens) style.setProperty(name, value);
  }
}
