import type { Language } from '@maneki/contract/language';
import { shownText } from '@maneki/contract/play/bet-text';
import type { Ticket, TicketDetails } from '@maneki/contract/play/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { type GameNames, nameIn } from '#features/catalog';
import { referenceOf, type WalletName } from '#features/wallet';
import type { TicketRow } from './store.ts';

export type Reader = {
  readonly memberId: string;
  /** What they play with. */
  readonly wallet: WalletName;
  readonly merchantCode: string;
  readonly language: Language;
};

/** A ticket as its owner reads it. A game that left the catalogue keeps its code for a name. */
export function describeTicket(
  row: TicketRow,
  { memberId, wallet, language }: Reader,
  names: GameNames,
): Ticket {
  const { vendor, game } = names.find(row);
  return {
    ticketNo: referenceOf(memberId, wallet, row.seq),
    category: row.category,
    vendor: { code: row.vendorCode, name: vendor ? nameIn(vendor, language) : row.vendorCode },
    game: { id: row.gameId, name: game ? nameIn(game, language) : row.gameId },
    round: row.roundId,
    stake: writeAmount(row.stake),
    validTurnover: writeAmount(row.validTurnover),
    payout: writeAmount(row.payout),
    net: writeNet(row),
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

export const describeDetails = (
  row: TicketRow,
  reader: Reader,
  names: GameNames,
): TicketDetails => ({
  ...describeTicket(row, reader, names),
  selection: shownText(row.selection),
  odds: row.odds,
  lottery: row.lottery,
  resultText: row.resultText,
  reference: row.txId,
});

/** The stake of a cancelled bet went back, so nothing was won and nothing lost. */
export function writeNet({
  status,
  stake,
  payout,
}: Pick<TicketRow, 'status' | 'stake' | 'payout'>): string | null {
  if (status === 'PENDING') return null;
  return writeAmount(status === 'CANCELLED' ? 0n : payout - stake);
}
