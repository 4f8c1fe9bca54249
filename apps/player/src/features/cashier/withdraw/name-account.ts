import type { PayoutAccount } from './queries.ts';

type Named = Pick<PayoutAccount, 'placeName' | 'lastFour'>;

/** The end of a number, after dots for what is not shown. */
export const maskNumber = (lastFour: string): string => `•••• ${lastFour}`;

/** An account in one line: `三菱UFJ銀行 •••• 1234`. */
export const nameAccount = ({ placeName, lastFour }: Named): string =>
  `${placeName} ${maskNumber(lastFour)}`;
