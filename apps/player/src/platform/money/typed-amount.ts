/** What was typed as a number, without the commas, blanks and noughts that people write into numbers. */
export const plainNumber = (typed: string): string =>
  typed
    .replace(/[,\s]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
