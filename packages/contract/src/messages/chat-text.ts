import { CHAT_RULES } from './chat.ts';

/** Where a text is written, which decides what may stand in it. */
export type ChatPlace = 'lobby' | 'support' | 'desk';

export type TextFault = 'empty' | 'too_long' | 'link' | 'phone';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As readers count: a family of four is one character. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Nothing before, nothing behind, no more than one empty line, and no characters that only machines see. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Controls but line breaks, and marks that turn what follows around. A joiner makes families and stays. */
const HIDDEN = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * What is wrong with a text. In the lobby nobody may lead others elsewhere, by a link or a number. In support a
 * member may write a number, because operators ask for it, but no link, so that nobody can lure an operator anywhere;
 * operators may send links, because help often stands on a page.
 */
export function findTextFault(text: string, place: ChatPlace): TextFault | undefined {
  if (text === '') return 'empty';
  if (countCharacters(text) > charactersMaxOf(place)) return 'too_long';
  if (place !== 'desk' && hasLink(text)) return 'link';
  return place === 'lobby' && hasPhone(text) ? 'phone' : undefined;
}

export const charactersMaxOf = (place: ChatPlace): number =>
  place === 'desk' ? CHAT_RULES.operatorCharactersMax : CHAT_RULES.charactersMax;

/** Full width, upper case and what nobody sees make no difference to what is meant. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

const ENDINGS =
  'com|net|org|info|biz|io|me|co|app|xyz|top|vip|cc|tv|club|online|site|shop|link|live|win|bet|casino|asia|gg|ly|to|jp|th|vn|cn|ph|tw|hk|sg|us|uk|ru';
const LINK = new RegExp(
  [
    '[a-z][a-z0-9+.-]{1,20}://',
    '\\bwww\\s?\\.',
    `[\\p{L}\\p{N}-]\\s?(?:\\.|。|\\(dot\\)|\\[dot\\]|\\[\\.\\])\\s?(?:${ENDINGS})(?![\\p{L}\\p{N}.])`,
    `[\\p{L}\\p{N}-]\\.(?:${ENDINGS})\\.`,
  ].join('|'),
  'u',
);

export function hasLink(text: string): boolean {
  return LINK.test(foldText(text));
}

/** As many digits as the shortest mobile numbers of our markets have. */
const PHONE_DIGITS = 9;
const DATE = /\b(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])\b/g;

/** Digits of any script with nothing but spaces, dashes, dots and brackets between them. Dates are none. */
export function hasPhone(text: string): boolean {
  const plain = foldText(text)
    .replace(/\p{Nd}/gu, digitOf)
    .replace(DATE, ';');
  return [...plain.matchAll(/\d(?:[\s().+_-]*\d)+/g)].some(
    ([run]) => run.replace(/\D/g, '').length >= PHONE_DIGITS,
  );
}

/** Digits stand in tens, each script's zero first. */
function digitOf(character: string): string {
  if (character >= '0' && character <= '9') return character;
  let zero = character.codePointAt(0)!;
  for (let value = 0; value < 10; value += 1, zero -= 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(value);
  return String((character.codePointAt(0)! - 0x30) % 10);
}

/** The first of these words that a text holds, however it is spelt. */
export function findForbidden(text: string, words: readonly string[]): string | undefined {
  const folded = foldText(text);
  const joined = folded.replace(SPELT_OUT, (run) => run.replace(/[^\p{L}\p{N}]/gu, ''));
  return words.find((word) => holds(folded, foldText(word)) || holds(joined, foldText(word)));
}

/** One letter after the other with something between them. */
const SPELT_OUT =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;

/** Where words stand apart, a word is not a part of another; where they do not, it is wherever it stands. */
function holds(text: string, word: string): boolean {
  if (word === '') return false;
  if (!/^[\p{Script=Latin}\p{N}\p{M}\s'-]+$/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  return false;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\p{N}\p{M}]/u.test(character);
