import {
  REVIEWED_ABOVE_RU,
  RISK_RULES,
  type RiskRule,
} from '@maneki/contract/cashier/withdrawal-terms';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';

/** What the rules look at. Amounts are in the currency of the order. */
export type RiskFacts = {
  readonly amount: bigint;
  readonly currency: string;
  /** Orders that were paid before, ever and in the last thirty days, and to the same account. */
  readonly paidEver: { readonly count: number; readonly amount: bigint };
  readonly paidLately: { readonly count: number; readonly amount: bigint };
  readonly paidToAccount: number;
  /** Whether a bonus was open within the last three days. */
  readonly hadBonus: boolean;
  /** Where other members were seen, too. */
  readonly sharedDevice: boolean;
  readonly sharedNetwork: boolean;
  readonly sharedHolder: boolean;
  readonly deposited: bigint;
  /** Everything in the wallet, what is held for this order included. */
  readonly balance: bigint;
};

/** More than so many times the deposits is much luck. */
const WIN_TIMES_MAX = 20n;
/** More than so many times what is usual is unusual. */
const AVERAGE_TIMES_MAX = 3n;

/** What was won beyond what was paid in: what there is, and what was taken out before. */
const wonOf = ({ balance, paidEver, deposited }: RiskFacts) =>
  balance + paidEver.amount - deposited;

/** Each rule by itself. One that fires has somebody look at the order; none of them decides it. */
const RULES: Readonly<Record<RiskRule, (facts: RiskFacts) => boolean>> = {
  LARGE: ({ amount, currency }) =>
    amount > fromReferenceUnits(REVIEWED_ABOVE_RU, moneyOf(currency)),
  FIRST: ({ paidEver }) => paidEver.count === 0,
  BONUS: ({ hadBonus }) => hadBonus,
  SHARED_DEVICE: ({ sharedDevice }) => sharedDevice,
  SHARED_NETWORK: ({ sharedNetwork }) => sharedNetwork,
  SHARED_HOLDER: ({ sharedHolder }) => sharedHolder,
  WIN_RATIO: (facts) => wonOf(facts) > WIN_TIMES_MAX * facts.deposited,
  NEW_ACCOUNT: ({ paidToAccount }) => paidToAccount === 0,
  ABOVE_AVERAGE: ({ amount, paidLately: { count, amount: sum } }) =>
    count > 0 && amount * BigInt(count) > AVERAGE_TIMES_MAX * sum,
};

export const findFired = (facts: RiskFacts): RiskRule[] =>
  RISK_RULES.filter((rule) => RULES[rule](facts));
