import { fromReferenceUnits } from '@maneki/kernel/money';
import { isDemoCurrency, isMoney, moneyOf } from '@maneki/kernel/wallet-currency';

/** What a bet must have paid to be worth showing: so much, and so many times its stake. */
const PAYOUT_MIN_RU = 20;
const STAKES_MIN = 5n;

export type DecidedBet = {
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
};

/** Whether a bet belongs on the board of winners. What was played to try a game never does. */
export function isBoardWin({ currency, stake, payout }: DecidedBet): boolean {
  if (!isMoney(currency) && !isDemoCurrency(currency)) return false;
  const payoutMin = fromReferenceUnits(PAYOUT_MIN_RU, moneyOf(currency));
  return payout >= payoutMin && payout >= STAKES_MIN * stake;
}

const SHOWN = { first: 2, last: 1 } as const;

/** `tanaka9` → `ta***9`: enough for its owner to smile, too little for anybody else. */
export function maskName(name: string): string {
  const letters = [...name];
  const { first, last } = SHOWN;
  if (letters.length <= first + last) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, first).join('')}***${letters.slice(-last).join('')}`;
}
