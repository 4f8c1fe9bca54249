import {
  BILL_DAYS,
  type BillFault,
  type BillStatus,
  type ContractGroup,
  type ContractKind,
  type IssueType,
} from '@maneki/contract/agents/contract';
import { DAY_MS } from '@maneki/kernel/clock';

/** What a bill came out of, as it is shown line by line. Amounts are digits, for it is kept as JSON. */
export type BillFigures = {
  /** Turnover that counted, and what of it had been paid by the hour. */
  readonly turnover: Readonly<Partial<Record<ContractGroup, string>>>;
  readonly paidHourly: Readonly<Partial<Record<ContractGroup, string>>>;
  readonly tier: number | null;
  /** Turnover of an hour that earns a daily salary as well. */
  readonly isStackable?: true;
  readonly dividend?: Readonly<Record<DividendFigure, string>>;
  /** What of it came of which games. */
  readonly games?: Readonly<Partial<Record<ContractGroup, Readonly<Record<GameFigure, string>>>>>;
};

export type GameFigure = 'stake' | 'payout' | 'vendorFee';

export type DividendFigure =
  | 'stake'
  | 'payout'
  | 'ggr'
  | 'rebates'
  | 'promotions'
  | 'salaries'
  | 'deposits'
  | 'depositFee'
  | 'vendorFee'
  | 'net'
  | 'carryIn'
  | 'base';

/** What a contract came to in a settlement period, and what was paid of it. */
export type Bill = {
  readonly id: string;
  readonly seq: bigint;
  readonly contractId: string;
  readonly merchantCode: string;
  readonly kind: ContractKind;
  readonly payerId: string | null;
  readonly payeeId: string;
  /** The general agent whose line it is paid in. */
  readonly rootId: string;
  readonly depth: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly teamTurnover: bigint;
  readonly teamNet: bigint;
  readonly carryIn: bigint;
  readonly carryOut: bigint;
  readonly activeCount: number;
  readonly ratePpm: number;
  readonly calcAmount: bigint;
  readonly owedToDirect: bigint;
  readonly paidToDirect: bigint;
  readonly receivedAmount: bigint;
  /** What stayed with the payee, and what they put in for those below. */
  readonly ownPaid: bigint;
  readonly walletPaid: bigint;
  readonly issueType: IssueType;
  readonly status: BillStatus;
  readonly figures: BillFigures;
  readonly fault: BillFault | null;
  readonly reason: string | null;
  readonly isWrittenOff: boolean;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly expiresAt: Date;
};

/** Until when it is tried to pay what is owed from now on. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + BILL_DAYS * DAY_MS);

/** A bill before anything of it was paid. */
export type NewBill = Omit<
  Bill,
  | 'seq'
  | 'paidToDirect'
  | 'receivedAmount'
  | 'ownPaid'
  | 'walletPaid'
  | 'isWrittenOff'
  | 'settledAt'
>;

/** Bills that are paid together. */
export type LineName = Pick<Bill, 'merchantCode' | 'kind' | 'rootId' | 'periodStart'>;
