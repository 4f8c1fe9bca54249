import type { OwnColours } from '@maneki/contract/site/look';
import { type Look, listVariables, wearColours } from '@maneki/ui/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';

const LOOKS: Readonly<Record<string, Look>> = { maneki, sampaguita };

/**
 * Changes the tokens of a page that is open, in the very rules that the document wrote: its policy allows no other
 * style, and none is needed. Loaded only once an operator has changed a look.
 */
export function wearLook(name: string, colours: OwnColours | null): void {
  const look = wearColours(LOOKS[name] ?? maneki, colours);
  const { sheet } = document.querySelector<HTMLStyleElement>('style[data-look]') ?? {};
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  const [dark, light] = [
    rules.find(({ selectorText }) => selectorText === ':root'),
    rules.find(({ selectorText }) => selectorText.includes('light')),
  ];
  for (const [variable, value] of listVariables(look.dark))
    dark?.style.setProperty(variable, value);
  for (const [variable, value] of listVariables(look.light))
    light?.style.setProperty(variable, value);
}
