import { splitAmount } from '@maneki/kernel/money';
import { CENT, floorToCents, least } from './amount.ts';

/** A bill of a line as far as its payment goes. */
export type LineBill = {
  readonly id: string;
  /** Null where the company pays. */
  readonly payerBillId: string | null;
  /** What is owed in all: gross, or nothing where it was refused. */
  readonly due: bigint;
  readonly received: bigint;
  readonly ownPaid: bigint;
  readonly walletPaid: bigint;
  /**
   * OPEN takes whatever is owed; PASSING takes only what goes on to others, for its payee is disabled; WAITING takes
   * nothing yet, and CLOSED nothing any more.
   */
  readonly flow: 'OPEN' | 'PASSING' | 'WAITING' | 'CLOSED';
  /** What its payee could add out of the wallet. */
  readonly withdrawable: bigint;
};

/** What becomes of a bill. */
export type LineStep = {
  readonly id: string;
  /** What comes from the payer's share of the purse, and what from the payer's wallet. */
  readonly fromPurse: bigint;
  readonly fromWallet: bigint;
  /** What stays with the payee. */
  readonly own: bigint;
  /** What the payee puts in for those below. */
  readonly putIn: bigint;
  readonly toDirect: bigint;
  /** What it would still take, and what those directly below would. */
  readonly open: bigint;
  readonly missing: bigint;
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * How a line is paid from the top down: the company gives what its bills can take, each payer's direct payees come
 * first out of what has come for the payer, then out of the payer's wallet, and what does not suffice is shared in
 * proportion to what is owed. Nothing stays on the way: what comes in is somebody's own amount.
 */
export function planLine(bills: readonly LineBill[]): LineStep[] {
  const children = new Map<string | null, LineBill[]>();
  for (const bill of bills)
    children.set(bill.payerBillId, [...(children.get(bill.payerBillId) ?? []), bill]);
  const childrenOf = (bill: LineBill) => children.get(bill.id) ?? [];

  const wants = new Map<string, bigint>();
  const reckon = (bill: LineBill): bigint => {
    const below = sum(childrenOf(bill).map(reckon));
    const want = wantOf(bill, below, sum(childrenOf(bill).map(({ due }) => due)));
    wants.set(bill.id, want);
    return want;
  };
  const roots = children.get(null) ?? [];
  roots.map(reckon);

  const steps: LineStep[] = [];
  const pay = (bill: LineBill, fromPurse: bigint, fromWallet: bigint): void => {
    const direct = childrenOf(bill);
    const owed = direct.map(({ id }) => wants.get(id)!);
    const owedInAll = sum(owed);
    const came = fromPurse + fromWallet;
    const passed = least(came, owedInAll);
    const putIn = least(owedInAll - passed, floorToCents(bill.withdrawable));
    const toDirect = passed + putIn;
    steps.push({
      ...{ id: bill.id, fromPurse, fromWallet, own: came - passed, putIn, toDirect },
      open: wants.get(bill.id)! - came,
      missing: owedInAll - toDirect,
    });
    let purseLeft = passed;
    for (const [place, share] of shareOut(toDirect, owed).entries()) {
      const purse = least(share, purseLeft);
      purseLeft -= purse;
      pay(direct[place]!, purse, share - purse);
    }
  };
  for (const root of roots) pay(root, wants.get(root.id)!, 0n);
  return steps;
}

/** What a bill can take now, knowing what those below it can, and what is owed to them in all. */
function wantOf(bill: LineBill, below: bigint, owedBelow: bigint): bigint {
  const open = bill.due - bill.received;
  if (bill.flow === 'CLOSED' || bill.flow === 'WAITING') return 0n;
  if (bill.flow === 'PASSING') return least(open, below);
  // What the payee put in before the money came is given back out of it.
  const own = bill.due - owedBelow + bill.walletPaid;
  const ownLeft = (own > 0n ? own : 0n) - bill.ownPaid;
  return least(open, below + (ownLeft > 0n ? ownLeft : 0n));
}

/** Shares in whole cents, all of what is owed where there is enough. */
function shareOut(whole: bigint, owed: readonly bigint[]): readonly bigint[] {
  if (whole === sum(owed)) return owed;
  const shares = splitAmount(whole / CENT, owed);
  return shares.map((share) => share * CENT);
}
