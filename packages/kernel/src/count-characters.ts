const readers = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a reader counts them: a family of emoji is one, and so is a letter with its marks. */
export const countCharacters = (text: string): number => [...readers.segment(text)].length;
