import type { TicketStatus } from '@maneki/contract/play/tickets';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import {
  type BalanceNews,
  creditInDebt,
  findAccount,
  isUnsure,
  raiseFence,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { WinAtGame } from '../ceilings/ceiling-guard.ts';
import { resolveExceptionOf } from '../exceptions/store.ts';
import type { RoundServices } from '../rounds/round-services.ts';
import * as rounds from '../rounds/store.ts';
import { paidNameOf } from '../rounds/transfer-names.ts';
import {
  movementOfWin,
  nameOfBet,
  type Win,
  winAtGame,
  writeSettlement,
} from '../rounds/win-settlement.ts';
import { type Decision, exceptionOf, type HeldWin, type HeldWinName } from './held-win.ts';
import * as store from './store.ts';

export type Judgement = HeldWinName & {
  readonly decision: Decision;
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
};

export type DecideRefusal =
  | { readonly code: 'held_win_unknown' }
  | { readonly code: 'held_win_decided'; readonly decision: Decision };

/** What a decision needs: also beside a running product, where no page is told. */
export type DecideServices = Pick<
  RoundServices,
  'database' | 'merchants' | 'ceilings' | 'tellBalance'
>;

type Paid = { readonly news: BalanceNews; readonly counted: WinAtGame };

export type Decided = {
  readonly amount: bigint;
  readonly currency: string;
  /** What the member has after a payment. */
  readonly balance: bigint | undefined;
  /** Once it is kept: the day of the provider, and the member's open pages. */
  afterwards(): void;
};

const TRIES_MAX = 3;

/**
 * Ends a held win, once: its money, its ticket and the decision in one transaction. A win that is refused
 * is as if it had never been told: its bet stays open, and the provider tells another win or rolls back.
 */
export async function decideHeldWin(
  services: DecideServices,
  judgement: Judgement,
  /** What is written down with it. */
  record: (tx: Tx) => Promise<void> = async () => {},
): Promise<Outcome<void, DecideRefusal>> {
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await services.database.transact(async (tx) => {
        const decided = await decideHeldWinIn(tx, services, judgement);
        if (decided.ok) await record(tx);
        return decided;
      });
      if (!outcome.ok) return outcome;
      outcome.value.afterwards();
      return done(undefined);
    } catch (error) {
      // The account came into debt between a look and the payment.
      if (!isUnsure(error) || tries === TRIES_MAX) throw error;
    }
  }
}

/** The same as a part of an act that other things belong to, such as the trail of it. */
export async function decideHeldWinIn(
  tx: Tx,
  services: Omit<DecideServices, 'database'>,
  judgement: Judgement,
): Promise<Outcome<Decided, DecideRefusal>> {
  const { decision, by, reason, now } = judgement;
  const held = await store.lockHeldWin(tx, judgement);
  if (!held) return refused({ code: 'held_win_unknown' });
  if (held.decision) return refused({ code: 'held_win_decided', decision: held.decision });
  // Whoever would change the ticket waits from here on.
  await store.addToHeld(tx, held, -held.amount);
  await store.writeDecision(tx, held, { decision, by, reason, at: now });
  const about = { kind: 'WIN_HELD', providerCode: held.providerCode } as const;
  const resolved = { by, resolution: `${decision}: ${reason}`, at: now };
  await resolveExceptionOf(tx, { ...about, reference: exceptionOf(held) }, resolved);
  const paid = decision === 'PAID' ? await pay(tx, services, { held, judgement }) : undefined;
  const { amount, currency } = held;
  const afterwards = () => {
    if (!paid) return;
    services.ceilings.count(paid.counted);
    services.tellBalance(paid.news);
  };
  return done({ amount, currency, balance: paid?.news.balance, afterwards });
}

async function pay(
  tx: Tx,
  services: Omit<DecideServices, 'database'>,
  { held, judgement }: { readonly held: HeldWin; readonly judgement: Judgement },
): Promise<Paid> {
  const win = winOf(held, judgement.now);
  const ticket = await rounds.findTicket(tx, nameOfBet(win));
  invariant(ticket, `the ticket of the held win ${held.key} is gone`);
  const { by: author, reason: remark } = judgement;
  const movement = { ...movementOfWin(services, win, ticket), author, remark };
  const settle = (inTx: Tx) => rounds.settleBets(inTx, [writeSettlement(win, movement, ticket)]);
  // Ticket, then account, like wins: it cannot come into debt between this look and the payment.
  await raiseFence(tx, held.memberId);
  const before = await findAccount(tx, movement);
  if (before && before.debt > 0n) await creditInDebt(tx, movement, settle);
  else await settle(tx);
  const account = await findAccount(tx, movement);
  invariant(account && account.seq > before!.seq, `the held win ${held.key} was not paid`);
  const { merchantCode, wallet, currency } = ticket;
  const { available: balance, seq } = account;
  const news = { memberId: held.memberId, merchantCode, wallet, currency, balance, seq };
  return { news, counted: winAtGame(win, movement, ticket) };
}

/** The win as it was told, under the name of its payment. */
const winOf = (held: HeldWin, now: Date): Win => ({
  playerId: held.memberId,
  providerCode: held.providerCode,
  txId: paidNameOf(held.key),
  roundId: held.roundId,
  betTxId: held.betTxId,
  amount: held.amount,
  final: held.isFinal,
  ...(held.isJackpot ? { jackpot: true } : {}),
  validTurnover: held.validTurnover ?? undefined,
  result:
    (held.result as Exclude<TicketStatus, 'PENDING' | 'CANCELLED' | 'RESETTLED'>) ?? undefined,
  resultText: held.resultText ?? undefined,
  now,
});
