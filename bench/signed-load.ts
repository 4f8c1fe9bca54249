/**
 * Makes calls over HTTP as fast as answers come, in a process of its own so that it takes nothing from the
 * server's. Everything is signed before the clock starts: signing is the provider's work, not ours.
 */
import { writeQuestion } from './call-prepared.ts';
import { serveLoads } from './load-process.ts';
import { CURRENCY, GAME, type Player, playerOf } from './players.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { signCall } from './sign-call.ts';

export type SignedLoad = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Wins decide the bets of an earlier load, by the same run and number; a play is decided at once. */
  readonly call: 'bet' | 'win' | 'play';
  /** Tells the transactions of one run from those of all others. */
  readonly run: string;
  /** How many calls are made ready, sent in order; a server that is faster ends the load early. */
  readonly count: number;
  readonly players: number;
  readonly keys: ProviderKeys;
};

const STRIDE = 7_919;

function writeQuestions({ call, run, count, players, keys, port }: SignedLoad): Buffer[] {
  const now = new Date();
  return Array.from({ length: count }, (_, index) => {
    const { providerCode, ...player } = playerOf(((index * STRIDE) % players) + 1);
    const body = writeBody[call](player, `http-${run}-${index}`);
    return writeQuestion({ port, ...signCall(keys[providerCode]!, { call, body, now }) });
  });
}

type Named = Omit<Player, 'providerCode'>;

const writeBet = (player: Named, txId: string) => ({
  ...player,
  txId,
  roundId: txId,
  gameId: GAME,
  amount: '0.001',
  currency: CURRENCY,
});

const writeBody: Readonly<Record<SignedLoad['call'], (player: Named, txId: string) => object>> = {
  bet: writeBet,
  play: (player, txId) => ({ ...writeBet(player, txId), winAmount: '0.0005' }),
  win: ({ playerId }, betTxId) => ({
    playerId,
    txId: `${betTxId}-win`,
    roundId: betTxId,
    betTxId,
    amount: '0.002',
    final: true,
  }),
};

serveLoads(writeQuestions);
