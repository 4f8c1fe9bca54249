/** Counts as a reader does: an emoji or a rare ideograph is one character, not two. */
export const countCharacters = (text: string): number => Array.from(text).length;
