/** Writes a whole number with a comma before every three digits, as all our languages read it. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
