/** Accents of Latin letters; the marks of kana and Thai, which make other letters, are not among them. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Katakana stand this far behind the hiragana of the same sound. */
const KANA_DISTANCE = 0x60;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;

/** The Thai vowel am is one key and one letter, which the normal form takes apart. */
const SARA_AM = { apart: '\u0e4d\u0e32', whole: '\u0e33' } as const;

/**
 * A name as a search compares it: whoever looks for one types it without accents, in the other kana, in
 * small or wide letters, and should find it all the same.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll(SARA_AM.apart, SARA_AM.whole)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a folded name; scripts without spaces make one word of it. */
export const wordsOf = (folded: string): string[] =>
  folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');

const WORD_PART = /[\p{L}\p{N}\p{M}]/u;

/** Whether a word begins at this place of a folded name. */
export const beginsWord = (folded: string, at: number): boolean =>
  at === 0 || !WORD_PART.test(folded[at - 1]!);
