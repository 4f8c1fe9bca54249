const readers = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts as a reader does: an emoji, or a letter with its marks, is one character. */
export const countCharacters = (text: string): number => [...readers.segment(text)].length;
