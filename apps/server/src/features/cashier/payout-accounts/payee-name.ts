/**
 * A name as it is compared: case, blanks, width and diacritics do not make another person. Japanese voicing
 * marks do: ハ and バ are different names.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[đĐ]/gu, 'd')
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[\s・.'’-]/gu, '')
    .toUpperCase();

export const isSameName = (left: string, right: string): boolean =>
  foldName(left) === foldName(right);
