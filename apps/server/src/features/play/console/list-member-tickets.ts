import type { Language } from '@maneki/contract/language';
import { shownText } from '@maneki/contract/play/bet-text';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { type GameNames, listNames, nameIn } from '#features/catalog';
import { findOwner } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import {
  findMainWallet,
  type MainWallet,
  readCursor,
  referenceOf,
  writeCursor,
} from '#features/wallet';
import type { Database } from '#platform/database/database';
import { readTicketNo } from '../tickets/choose-tickets.ts';
import { writeNet } from '../tickets/describe-ticket.ts';
import type { RoundProver } from './round-prover.ts';
import * as store from './store.ts';

type Books = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
};

type Managed = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly language: Language;
};

type Asked = Managed & {
  readonly category?: Category | undefined;
  readonly status?: TicketStatus | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of everything that a member has bet, the newest first. */
export async function listMemberTickets({ database, merchants }: Books, asked: Asked) {
  if (!(await isOf(database, asked))) return refused({ code: 'wallet.member_unknown', detail: {} });
  const { memberId, category, status, from, to, cursor, size, language } = asked;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return refused({ code: 'wallet.cursor_invalid', detail: {} });
  const wallet = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  const choice = {
    memberId,
    wallet,
    category,
    status,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: size + 1 };
  const rows = await database.statement((tx) => store.listTickets(tx, choice, page));
  const shown = rows.slice(0, size);
  const names = await database.statement((tx) => listNames(tx, shown, asked.merchantCode));
  const last = shown.at(-1);
  return done({
    rows: shown.map((row) => describe(row, { memberId, wallet, language, names })),
    next: last && rows.length > size ? writeCursor({ at: last.placedAt, seq: last.seq }) : null,
  });
}

/** One bet with everything on it, and what its round follows from where the provider tells. */
export async function readMemberTicket(
  { database, merchants, proveRound }: Books & { readonly proveRound: RoundProver },
  asked: Managed & { readonly ticketNo: string },
) {
  if (!(await isOf(database, asked))) return refused({ code: 'wallet.member_unknown', detail: {} });
  const { memberId, language, ticketNo } = asked;
  const wallet = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  const seq = readTicketNo(ticketNo, { memberId, wallet });
  if (seq === undefined) return refused({ code: 'play.ticket_not_found', detail: {} });
  const page = { after: undefined, limit: 1 };
  const [row] = await database.statement((tx) =>
    store.listTickets(tx, { memberId, wallet, seq }, page),
  );
  if (!row) return refused({ code: 'play.ticket_not_found', detail: {} });
  const names = await database.statement((tx) => listNames(tx, [row], asked.merchantCode));
  const { providerCode, roundId } = row;
  const proof = await proveRound({ providerCode, memberId, roundId });
  return done({
    ...describe(row, { memberId, wallet, language, names }),
    validTurnover: writeAmount(row.validTurnover),
    settledAt: row.settledAt?.toISOString() ?? null,
    selection: shownText(row.selection),
    odds: row.odds,
    lottery: row.lottery,
    resultText: row.resultText,
    provider: providerCode,
    reference: row.txId,
    proof: proof ?? null,
  });
}

const isOf = async (database: Database, { memberId, merchantCode }: Managed) =>
  (await database.statement((tx) => findOwner(tx, memberId)))?.merchantCode === merchantCode;

type Reader = {
  readonly memberId: string;
  readonly wallet: MainWallet;
  readonly language: Language;
  readonly names: GameNames;
};

function describe(row: store.TicketRow, { memberId, wallet, language, names }: Reader) {
  const { vendor, game } = names.find(row);
  return {
    ticketNo: referenceOf(memberId, wallet, row.seq),
    placedAt: row.placedAt.toISOString(),
    category: row.category,
    vendor: vendor ? nameIn(vendor, language) : row.vendorCode,
    game: game ? nameIn(game, language) : row.gameId,
    round: row.roundId,
    currency: row.currency,
    stake: writeAmount(row.stake),
    payout: writeAmount(row.payout),
    net: writeNet(row),
    status: row.status,
  };
}
