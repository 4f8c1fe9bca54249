import { messageOf, readDraws } from '@maneki/games/fair/draws';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { holdPurse, setBalance } from '#features/purses';
import type { Sitting } from '#features/sittings';
import { blocksOf, drawSeed } from '#platform/secrets';
import type { StudioServices } from '#platform/services';
import { playRound, type StudioGame } from './games.ts';
import { findOpenRound, finishRound, insertRound } from './store.ts';

export type Bet = {
  /** Of the round that was shown with its commitment: a form that is sent twice plays once. */
  readonly nonce: number;
  readonly clientSeed: string;
  readonly pick: string;
  readonly stake: bigint;
};

export type BetRefusal = {
  readonly code: 'bet_unknown' | 'too_little_money' | 'not_allowed' | 'round_over';
};

const CLIENT_SEED = /^[\w-]{1,64}$/;

/** Takes a stake, draws the round that was committed to, pays it, and draws the seed of the next. */
export async function playBet(
  services: StudioServices,
  { sitting, game, bet }: { sitting: Sitting; game: StudioGame; bet: Bet },
): Promise<Outcome<void, BetRefusal>> {
  const { database, clock } = services;
  const isPick = game.picks.some(({ name }) => name === bet.pick);
  const isStake = stakesOf(moneyOf(sitting.currency)).includes(bet.stake);
  if (!isPick || !isStake || !CLIENT_SEED.test(bet.clientSeed))
    return refused({ code: 'bet_unknown' });
  if (!(await mayPlay(services, sitting))) return refused({ code: 'not_allowed' });
  const now = clock.now();
  return database.transact(async (tx) => {
    const { balance } = await holdPurse(tx, sitting);
    const open = await findOpenRound(tx, sitting);
    if (open?.nonce !== bet.nonce) return refused({ code: 'round_over' });
    if (balance < bet.stake) return refused({ code: 'too_little_money' });
    const draws = readDraws(blocksOf(open.serverSeed, (counter) => messageOf(bet, counter)));
    const { drawn, payout } = playRound(game, bet, draws);
    await setBalance(tx, sitting, balance - bet.stake + payout);
    await finishRound(tx, sitting, { ...bet, gameId: game.id, drawn, payout, playedAt: now });
    await insertRound(tx, sitting, { nonce: bet.nonce + 1, serverSeed: drawSeed() });
    return done(undefined);
  });
}

/** The money is here, but whether somebody may play is still the platform's to say. */
async function mayPlay({ platform }: StudioServices, { id, playerId }: Sitting): Promise<boolean> {
  const answer = await platform.call('balance', { sessionId: id, playerId });
  if (answer.kind === 'unknown') return false;
  // Sessions without bets end there after a while; that alone shuts nobody out.
  return answer.code === 'OK' || answer.code === 'SESSION_EXPIRED';
}
