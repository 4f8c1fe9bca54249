import type { Category } from '@maneki/contract/play/tickets';
import { DAY_MS } from '@maneki/kernel/clock';
import type { Currency } from '@maneki/kernel/money';
import type { Names } from '../names.ts';

/** The smallest stake that a game takes in each currency, in ledger units; what nobody has said is missing. */
export type MinBets = Readonly<Partial<Record<Currency, bigint>>>;

/** A game that is on, at a vendor that is on, as the database tells it. */
export type GameFacts = {
  readonly nodeId: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly names: Names;
  readonly category: Category;
  readonly classify: string;
  readonly minBets: MinBets;
  readonly minLines: number | null;
  readonly hasFreePlay: boolean;
  readonly returnPer10M: number | null;
  readonly icon: string | null;
  readonly roomId: string | null;
  readonly lottoModes: readonly string[];
  /** Its rounds are those of many players at once. */
  readonly isShared: boolean;
  readonly isNew: boolean;
  /** Its place; what has the same one stands by vendor and id. */
  readonly sortOrder: number;
};

export type VendorFacts = {
  readonly code: string;
  readonly providerCode: string;
  readonly names: Names;
  readonly category: Category;
  readonly listsGames: boolean;
  readonly iconLarge: string | null;
  readonly iconSmall: string | null;
  readonly sortOrder: number;
};

/** Everything that lists are made of, each part in the order of the catalogue. */
export type CatalogueFacts = {
  readonly games: readonly GameFacts[];
  readonly vendors: readonly VendorFacts[];
};

const NEW_MS = 30 * DAY_MS;
const FIRST_FILL_MS = DAY_MS;

/**
 * Whether a game is news to those who come. What a catalogue was first filled with is not: a mark that
 * everything carries says nothing.
 */
export function isNewGame(
  { createdAt, firstAt }: { readonly createdAt: Date; readonly firstAt: Date },
  now: Date,
): boolean {
  const isLater = createdAt.getTime() - firstAt.getTime() >= FIRST_FILL_MS;
  return isLater && now.getTime() - createdAt.getTime() < NEW_MS;
}
