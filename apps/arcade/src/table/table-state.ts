import type { GameState, GameStateOf, RoundViewOf } from '@maneki/contract/house/schemas';
import type { FrameView } from '#frame/frame-view.ts';
import { readAmount } from '#frame/money.ts';
import { addUp, type Problem, type Slip, type Stakes, totalOf } from './slip.ts';
import type { ChannelStatus } from './table-channel.ts';
import type { ShownPhase } from './table-phase.ts';

/** A game whose rounds many share. */
export type TableGame = Extract<GameState, { table: unknown }>;
export type TableKind = TableGame['kind'];
export type TableOf<Kind extends TableKind> = GameStateOf<Kind>['table'];

/** What is told at the place where bets are made. */
export type Told =
  | Problem
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Chips that were laid and not bet when betting closed: they were never taken. */
  | { readonly kind: 'late'; readonly amount: bigint }
  | { readonly kind: 'takenBack'; readonly amount: bigint };

export type TableState<Kind extends TableKind> = FrameView & {
  readonly game: GameStateOf<Kind>;
  readonly phase: ShownPhase;
  readonly table: TableOf<Kind>;
  /** The player's own bets on this round and the one before. */
  readonly bets: readonly RoundViewOf<Kind>[];
  readonly chip: bigint;
  readonly slip: Slip;
  /** What was bet on the last round that the player took part in. */
  readonly last: Stakes;
  /** What the house is being asked. */
  readonly asking: 'bets' | 'takeBack' | null;
  readonly told: Told | null;
  readonly status: ChannelStatus;
};

type Bet = RoundViewOf<TableKind>;

export const isStanding = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'OPEN' || status === 'SETTLED';

/** What bets that stand have on the spots, all together. */
export const stakesOf = (bets: readonly Bet[]): Stakes =>
  addUp(
    bets
      .filter(isStanding)
      .map(({ bet }) =>
        Object.fromEntries(
          Object.entries(bet.stakes).map(([spot, stake]) => [spot, readAmount(stake)]),
        ),
      ),
  );

export const betsOn = <Of extends Bet>(bets: readonly Of[], roundNo: number): readonly Of[] =>
  bets.filter((bet) => bet.roundNo === roundNo);

/** The stakes of the latest round that the player has bet on; of none while there is none. */
export function lastStakes(bets: readonly Bet[]): Stakes {
  const standing = bets.filter(isStanding);
  const latest = Math.max(0, ...standing.map(({ roundNo }) => roundNo));
  return stakesOf(betsOn(standing, latest));
}

/** What a round came to for the player; undefined until all of it is settled, or without a bet. */
export type OwnResult = { readonly stake: bigint; readonly win: bigint };

export function resultOf(bets: readonly Bet[], roundNo: number): OwnResult | undefined {
  const own = betsOn(bets, roundNo).filter(isStanding);
  if (own.length === 0 || own.some(({ status }) => status === 'OPEN')) return undefined;
  const win = own.reduce((sum, round) => sum + readAmount(round.win), 0n);
  return { stake: totalOf(stakesOf(own)), win };
}
