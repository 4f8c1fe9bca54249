import { escapeMarkup } from '#platform/text/escape-markup';

/** What a text of ours may leave open, so that one text serves every merchant. */
export type Filling = { readonly merchant: string; readonly age: string };

/** Puts a merchant's settings where a plain text leaves them open. There is no other templating. */
export const fillText = (text: string, filling: Filling): string =>
  text.replace(/\{(merchant|age)\}/g, (_, name: keyof Filling) => filling[name]);

/** The same for HTML, in which a merchant's name must not become markup. */
export const fillHtml = (html: string, { merchant, age }: Filling): string =>
  fillText(html, { merchant: escapeMarkup(merchant), age: escapeMarkup(age) });
