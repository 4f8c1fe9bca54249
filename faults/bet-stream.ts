import { setTimeout as wait } from 'node:timers/promises';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { CURRENCY, GAME, playerOf } from '../bench/players.ts';
import type { Heard, ProviderClient, Reply } from './provider-client.ts';

/** What a provider wrote down about a bet: what it was told for good. */
export type BetRecord = {
  readonly player: number;
  readonly txId: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly outcome: 'ACCEPTED' | 'ROLLED_BACK';
};

export type BetLog = {
  readonly bets: readonly BetRecord[];
  /** Calls without an answer that counts, by what came instead. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Final answers that nobody expected. */
  readonly surprises: readonly string[];
};

export type BetStream = {
  readonly log: BetLog;
  /** Lets what is on its way come to its end, whatever it takes, and answers with what was told. */
  finish(): Promise<BetLog>;
};

const RETRY_MS = 50;

/**
 * Bets without a pause, on so many lines at once, and does what the protocol asks where an answer is
 * missing: one time the same call is sent again, one time the bet is rolled back, until the answer is
 * final. A third of the bets win.
 */
export function streamBets(
  client: ProviderClient,
  load: { readonly lines: number; readonly players: number; readonly name: string },
): BetStream {
  const bets: BetRecord[] = [];
  const unknown = new Map<string, number>();
  const surprises: string[] = [];
  let isEnding = false;
  let made = 0;

  const askOnce = async (player: number, call: RoundWalletCall, body: object): Promise<Heard> => {
    const { providerCode, playerId } = playerOf(player);
    const heard = await client.send(providerCode, call, { playerId, ...body });
    if (heard.kind === 'unknown') unknown.set(heard.code, (unknown.get(heard.code) ?? 0) + 1);
    return heard;
  };
  const askUntilFinal = async (player: number, call: RoundWalletCall, body: object) => {
    for (;;) {
      const heard = await askOnce(player, call, body);
      if (heard.kind === 'final') return heard.reply;
      await wait(RETRY_MS);
    }
  };
  const expect = (reply: Reply, what: string): boolean => {
    const isFine = reply.status === 'OK';
    if (!isFine) surprises.push(`${what}: ${reply.status}`);
    return isFine;
  };

  const bet = async (number: number): Promise<void> => {
    const player = (number % load.players) + 1;
    const txId = `${load.name}-${number}`;
    const stake = BigInt((number % 9) + 1);
    const { sessionId } = playerOf(player);
    const round = { txId, roundId: txId };
    const game = { sessionId, gameId: GAME, currency: CURRENCY, amount: writeAmount(stake) };
    const first = await askOnce(player, 'bet', { ...round, ...game });
    const isRolledBack = first.kind === 'unknown' && number % 2 === 0;
    if (isRolledBack) {
      const rollback = { roundId: txId, txId: `${txId}-back`, refTxId: txId, reason: 'no answer' };
      const reply = await askUntilFinal(player, 'rollback', rollback);
      if (expect(reply, `${txId} back`))
        bets.push({ player, txId, stake, win: 0n, outcome: 'ROLLED_BACK' });
      return;
    }
    const reply =
      first.kind === 'final'
        ? first.reply
        : await askUntilFinal(player, 'bet', { ...round, ...game });
    if (!expect(reply, txId)) return;
    const win = number % 3 === 0 ? stake * 2n : 0n;
    if (win > 0n) {
      const paid = { roundId: txId, txId: `${txId}-win`, betTxId: txId, amount: writeAmount(win) };
      if (!expect(await askUntilFinal(player, 'win', paid), `${txId} win`)) return;
    }
    bets.push({ player, txId, stake, win, outcome: 'ACCEPTED' });
  };

  const keepBetting = async () => {
    while (!isEnding) {
      made += 1;
      await bet(made);
    }
  };
  const lines = Array.from({ length: load.lines }, keepBetting);
  const log: BetLog = { bets, unknown, surprises };
  return {
    log,
    async finish() {
      isEnding = true;
      await Promise.all(lines);
      return log;
    },
  };
}
