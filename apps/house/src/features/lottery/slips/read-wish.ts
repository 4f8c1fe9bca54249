import { MULTIPLIER_MAX } from '@maneki/contract/house/lottery';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseRequest } from '@maneki/contract/house/schemas';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Play } from '@maneki/games/lottery/play';
import { parseSelection, type Selection, unitsOf } from '@maneki/games/lottery/selection';
import { unitValuesOf } from '@maneki/games/lottery/stakes';
import { type Currency, isWholeMinorUnits, parseAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Session } from '#features/sessions';

export type SlipWish = HouseRequest<'placeSlip'>;

/** A wished bet, as far as it can be understood without knowing when it came. */
export type WishedTicket = {
  readonly play: Play;
  readonly selection: Selection;
  readonly units: number;
  /** For each unit; where units are bought, for one time. */
  readonly amount: bigint;
  readonly multiplier?: number | undefined;
  /** What the player was shown. */
  readonly shown?: string | undefined;
  /** Of which numbers the player was shown that they pay half. */
  readonly shownHalf: ReadonlySet<string>;
};

export type ReadWish = Pick<SlipWish, 'key' | 'no' | 'playType' | 'prizeMode' | 'series'> & {
  readonly unitValue: bigint | undefined;
  readonly tickets: readonly WishedTicket[];
  readonly chase: SlipWish['chase'];
};

/** A slip loads so many numbers at most, all issues of a chase together. */
export const LOADED_MAX = 20_000;

/** Reads a wish, or says which of its tickets is none. */
export function readWish(
  {
    game,
    currency,
    prizeModes,
  }: {
    readonly game: LotteryGame;
    readonly currency: Currency;
    /** Those that the platform told; null where it told nothing. */
    readonly prizeModes: Session['prizeModes'];
  },
  wish: SlipWish,
): Outcome<ReadWish, HouseRefusal> {
  const { playType, prizeMode, series } = wish;
  const isTradition = playType === 'TRADITION';
  const isOffered = game.playTypes.includes(playType) && game.prizeModes.includes(prizeMode);
  const hasSeries = isTradition && (prizeMode === 'LOTT' || prizeMode === 'ZY');
  if (isOffered && prizeModes && !prizeModes.includes(prizeMode))
    return refused({ code: 'house.mode_off', detail: {} });
  if (!isOffered || hasSeries !== (series !== undefined))
    return refused({ code: 'house.bet_invalid', detail: {} });
  if (wish.chase && !isChase(wish)) return refused({ code: 'house.chase_invalid', detail: {} });
  const unitValue = wish.unitValue === undefined ? undefined : parseAmount(wish.unitValue);
  const isPriced = isTradition
    ? unitValue !== undefined && unitValuesOf(currency).includes(unitValue)
    : wish.unitValue === undefined;
  if (!isPriced) return refused({ code: 'house.stake_invalid', detail: {} });
  const tickets: WishedTicket[] = [];
  let loaded = 0;
  for (const [place, ticket] of wish.tickets.entries()) {
    const wrong = (fault: string) =>
      refused({
        code: 'house.selection_invalid',
        detail: { ticket: place + 1, play: ticket.play, fault },
      });
    const play = findPlay(FAMILIES[game.family], ticket.play);
    if (!play?.types.includes(playType)) return wrong('UNKNOWN_PLAY');
    const selection = parseSelection(play, playType, ticket.selection);
    if (!selection.ok) return wrong(selection.refusal.code);
    loaded += selection.value.lines * (wish.chase?.issues.length ?? 1);
    if (loaded > LOADED_MAX) return wrong('TOO_MANY_LINES');
    const amount = isTradition ? unitValue : readStake(ticket.stake, currency);
    const isWhole = isTradition ? ticket.stake === undefined : ticket.multiplier === undefined;
    if (amount === undefined || !isWhole)
      return refused({ code: 'house.stake_invalid', detail: {} });
    tickets.push({
      play,
      selection: selection.value,
      units: unitsOf(play, selection.value),
      amount,
      multiplier: isTradition ? (ticket.multiplier ?? 1) : undefined,
      shown: ticket.odds,
      shownHalf: new Set(ticket.halfPaid),
    });
  }
  const { key, no, chase } = wish;
  return done({ key, no, playType, prizeMode, series, unitValue, tickets, chase });
}

const readStake = (text: string | undefined, currency: Currency): bigint | undefined => {
  const stake = text === undefined ? undefined : parseAmount(text);
  return stake && stake > 0n && isWholeMinorUnits(stake, currency) ? stake : undefined;
};

/** Issues one after the other from the first on, each with a multiplier that tickets can have. */
function isChase({ playType, no, tickets, chase }: SlipWish): boolean {
  const issues = chase?.issues ?? [];
  const most = Math.max(...tickets.map(({ multiplier = 1 }) => multiplier));
  return (
    playType === 'TRADITION' &&
    issues[0]?.no === no &&
    issues.every((issue, place) => place === 0 || issue.no > issues[place - 1]!.no) &&
    issues.every(({ multiplier }) => multiplier * most <= MULTIPLIER_MAX)
  );
}
