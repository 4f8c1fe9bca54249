import { parseAmount, writeAmount } from '@maneki/kernel/money';
import type { BoughtTicket } from './lottery.ts';
import type { GameKind, PastRound, PastRoundOf } from './schemas.ts';

/**
 * What the site's page `/m/fairness` reads from its address, and what `house.verify` hands over: these names
 * and no others. A round whose seed is not told yet has no `serverSeed`.
 */
export const CHECK_FIELDS = [
  'game',
  'round',
  'commitment',
  'serverSeed',
  /** Where a round is one player's own: their seed, and the number of the round. */
  'clientSeed',
  'nonce',
  /** Where many share it: the shoe, and the place in it, counted from 0. */
  'shoe',
  'place',
  /** Where it is a lottery: the number of the issue within its game. */
  'issue',
  /** What was bet on dice: `OVER` or `UNDER`, and the number in hundredths. */
  'side',
  'target',
  /** What lay on a table: `DRAGON:1000,TIE:200`. */
  'bets',
  /** What was bought of it, as `writeTickets` writes it. */
  'tickets',
  /** What was staked, and paid but for jackpots; none where no money has moved. */
  'stake',
  'win',
] as const;

export type CheckField = (typeof CHECK_FIELDS)[number];
export type CheckValues = Readonly<Partial<Record<CheckField, string>>>;

const VALUE_MAX = 128;
const TICKETS_MAX = 2_000;

/** The longest value of a field. */
export const checkValueMax = (field: CheckField): number =>
  field === 'tickets' ? TICKETS_MAX : VALUE_MAX;

/** How a kind's own seeds and bets are told: a kind that is missing does not compile. */
const FIELDS: { readonly [Kind in GameKind]: (round: PastRoundOf<Kind>) => CheckValues } = {
  slots: (round) => ownSeeds(round),
  dice: (round) => ({
    ...ownSeeds(round),
    side: round.bet.side,
    target: String(round.bet.target),
  }),
  'dragon-tiger': (round) => shoeSeeds(round),
  lottery: ({ roundNo, bet }) => ({ issue: String(roundNo), tickets: tellTickets(bet.tickets) }),
};

const ownSeeds = ({ clientSeed, nonce }: Pick<PastRound, 'clientSeed' | 'nonce'>) => ({
  clientSeed,
  nonce: String(nonce),
});

/** A round of a table, whichever game is played there. */
export type TableRound = Extract<PastRound, { bet: { shoeNo: number } }>;

const shoeSeeds = ({ bet, nonce }: TableRound) => ({
  shoe: String(bet.shoeNo),
  place: String(nonce),
  bets: Object.entries(bet.stakes)
    .map(([spot, stake]) => `${spot}:${stake}`)
    .join(','),
});

/** A ticket as a check tells it: what was chosen, what it cost, and what each prize of it pays. */
export type CheckedTicket = Pick<BoughtTicket, 'play' | 'selection' | 'stake' | 'odds'> & {
  readonly halfPaid: readonly string[];
};

/** `SUM_BS:BIG:1000:97/50;…`: play, selection, stake, odds, and numbers that pay half where there are some. */
export const writeTickets = (tickets: readonly BoughtTicket[]): string =>
  tickets
    .map(({ play, selection, stake, odds, halfPaid = [] }) =>
      [play, selection, stake, odds, ...(halfPaid.length > 0 ? [halfPaid.join(' ')] : [])].join(
        ':',
      ),
    )
    .join(';');

export const readTickets = (written: string): readonly CheckedTicket[] =>
  written
    .split(';')
    .filter(Boolean)
    .map((ticket) => {
      const [play = '', selection = '', stake = '', odds = '', half = ''] = ticket.split(':');
      return { play, selection, stake, odds, halfPaid: half.split(' ').filter(Boolean) };
    });

/** A slip may be longer than an address: then its result can be checked, and its money in the game's history. */
function tellTickets(tickets: readonly BoughtTicket[]): string {
  const written = writeTickets(tickets);
  return written.length <= TICKETS_MAX ? written : '';
}

/** All that checks a round, whatever its kind. */
export function checkQueryOf(round: PastRound): string {
  const { gameId, roundId, commitment, serverSeed, stake } = round;
  const own = FIELDS[round.kind] as (round: PastRound) => CheckValues;
  const money = round.status === 'SETTLED' ? { stake, win: writeAmount(drawnWin(round)) } : {};
  return writeCheckQuery({
    game: gameId,
    round: roundId,
    commitment,
    ...(serverSeed === null ? {} : { serverSeed }),
    ...own(round),
    ...money,
  });
}

/** The address of a check, of as much as is known. */
export const writeCheckQuery = (values: CheckValues): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();

/** Jackpots are drawn apart, with another seed. */
function drawnWin({ win, jackpots }: Pick<PastRound, 'win' | 'jackpots'>): bigint {
  const units = (text: string): bigint => parseAmount(text) ?? 0n;
  return jackpots.reduce((left, { amount }) => left - units(amount), units(win));
}
