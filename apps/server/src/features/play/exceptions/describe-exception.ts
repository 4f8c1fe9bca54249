import type { Language } from '@maneki/contract/language';
import { CEILING_NAMES, type ExceptionKind } from '@maneki/contract/play/exceptions';
import { writeAmount } from '@maneki/kernel/money';
import { listNames, nameIn } from '#features/catalog';
import { listUsernames } from '#features/identity';
import { listOpenSubjects } from '#features/operators';
import { findAccount } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { isLarge } from '../held/pay-large-win.ts';
import { listProviders } from '../keys/store.ts';
import { type FoundTicket, findTicket } from '../rounds/store.ts';
import { subjectOf } from './decide-exception.ts';
import type { StoredException } from './store.ts';

/** What is stored with an exception; which of it is there depends on its kind. */
type Detail = {
  readonly roundId?: string;
  readonly betTxId?: string;
  readonly txId?: string;
  /** Ledger units as digits. */
  readonly amount?: string;
  readonly stake?: string;
  readonly currency?: string;
  readonly ceiling?: string;
  readonly ours?: Book | null;
  readonly theirs?: Book | null;
};

type Book = { readonly stake?: string; readonly payout?: string; readonly amount?: string };

const detailOf = (exception: StoredException) => exception.detail as Detail;

/** Exceptions as a list shows them, with the names of whom they concern. */
export async function describeExceptions(
  tx: Tx,
  exceptions: readonly StoredException[],
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
) {
  const members = [...new Set(exceptions.flatMap(({ member_id }) => member_id ?? []))];
  const usernames = await listUsernames(tx, members);
  const providers = new Map((await listProviders(tx)).map(({ code, name }) => [code, name]));
  const waiting = await listOpenSubjects(tx, { merchantCode, kind: 'play.payHeldWin', now });
  return exceptions.map((exception) => ({
    id: String(exception.id),
    kind: exception.kind as ExceptionKind,
    provider: exception.provider_code,
    providerName: providers.get(exception.provider_code) ?? exception.provider_code,
    memberId: exception.member_id,
    member: usernames.get(exception.member_id ?? '') ?? null,
    raisedAt: exception.raised_at.toISOString(),
    amount: amountOf(detailOf(exception)),
    currency: detailOf(exception).currency ?? null,
    resolvedAt: exception.resolved_at?.toISOString() ?? null,
    resolvedBy: exception.resolved_by,
    resolution: exception.resolution,
    waits: waiting.has(subjectOf(exception.id)),
  }));
}

const amountOf = ({ amount, stake }: Detail): string | null => {
  const units = amount ?? stake;
  return units === undefined ? null : writeAmount(BigInt(units));
};

/** One exception with everything that a decision about it goes by. */
export async function describeException(
  tx: Tx,
  exception: StoredException,
  reader: { readonly merchantCode: string; readonly language: Language; readonly now: Date },
) {
  const [row] = await describeExceptions(tx, [exception], reader);
  const detail = detailOf(exception);
  const ticket = await findBet(tx, exception);
  const isHeld = exception.kind === 'WIN_HELD' && exception.resolved_at === null;
  const account = isHeld && ticket ? await findAccount(tx, ticketWallet(exception, ticket)) : null;
  const { amount, currency = '' } = detail;
  return {
    ...row!,
    currency: row!.currency ?? ticket?.currency ?? null,
    roundId: detail.roundId ?? null,
    bet: ticket ? await describeBet(tx, ticket, reader) : null,
    ceiling: CEILING_NAMES.find((name) => name === detail.ceiling) ?? null,
    balance: account ? writeAmount(account.available) : null,
    isLarge: isHeld && isLarge({ amount: BigInt(amount ?? 0), currency }),
    ours: describeBook(exception, detail.ours),
    theirs: describeBook(exception, detail.theirs),
  };
}

async function findBet(tx: Tx, exception: StoredException): Promise<FoundTicket | undefined> {
  const { roundId, betTxId, txId = betTxId } = detailOf(exception);
  const { member_id: memberId, provider_code: providerCode } = exception;
  if (!memberId || !roundId || !txId) return undefined;
  return findTicket(tx, { memberId, providerCode, roundId, txId });
}

const ticketWallet = ({ member_id }: StoredException, { wallet }: FoundTicket) => ({
  memberId: member_id!,
  wallet,
});

async function describeBet(
  tx: Tx,
  ticket: FoundTicket,
  { merchantCode, language }: { readonly merchantCode: string; readonly language: Language },
) {
  const { vendor, game } = (await listNames(tx, [ticket], merchantCode)).find(ticket);
  return {
    game: game ? nameIn(game, language) : ticket.gameId,
    vendor: vendor ? nameIn(vendor, language) : ticket.vendorCode,
    stake: writeAmount(ticket.stake),
    paid: writeAmount(ticket.payout),
    currency: ticket.currency,
    placedAt: ticket.placedAt.toISOString(),
  };
}

/** A comparison of transactions has amounts as they are written, one of rounds has ledger units. */
function describeBook({ kind }: StoredException, book: Book | null | undefined) {
  if (!book) return null;
  const isWritten = kind === 'RECONCILIATION';
  const write = (units: string | undefined) =>
    units === undefined ? null : isWritten ? units : writeAmount(BigInt(units));
  return { stake: write(book.stake), payout: write(book.payout), amount: write(book.amount) };
}
