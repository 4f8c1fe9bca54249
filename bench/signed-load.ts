/**
 * Makes calls over HTTP as fast as answers come, in a process of its own so that it takes nothing from the
 * server's. Everything is signed before the clock starts: signing is the provider's work, not ours.
 */
import { connect } from 'node:net';
import { createAnswerCounter } from './load-client.ts';
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

export type SignedLoadResult = {
  /** The first so many calls were made, and accepted. */
  readonly answered: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
};

const STRIDE = 7_919;
const HEAD_END = '\r\n\r\n';

async function run(load: SignedLoad): Promise<SignedLoadResult> {
  const questions = writeQuestions(load);
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1_000;
  const latenciesMs: number[] = [];
  const asked = Array.from({ length: load.connections }, () =>
    keepCalling(load.port, questions, { endsAt, latenciesMs }),
  );
  await Promise.all(asked);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { answered: latenciesMs.length, seconds, latenciesMs };
}

/** The questions with the first one last, where it is taken from. */
function writeQuestions({ call, run, count, players, keys, port }: SignedLoad): Buffer[] {
  const now = new Date();
  return Array.from({ length: count }, (_, index) => {
    const { providerCode, ...player } = playerOf(((index * STRIDE) % players) + 1);
    const body = writeBody[call](player, `http-${run}-${index}`);
    const signed = signCall(keys[providerCode]!, { call, body, now });
    const headers = { host: `127.0.0.1:${port}`, ...signed.headers };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = `content-length: ${Buffer.byteLength(signed.body)}`;
    const head = [`POST ${signed.path} HTTP/1.1`, ...lines, length].join('\r\n');
    return Buffer.from(head + HEAD_END + signed.body);
  }).reverse();
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

/** One connection's share. Anything but an accepted call ends the load with an error. */
function keepCalling(
  port: number,
  questions: Buffer[],
  { endsAt, latenciesMs }: { readonly endsAt: number; readonly latenciesMs: number[] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answers = createAnswerCounter();
    let sentAt = 0;
    const finish = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve();
    };
    const ask = () => {
      const question = performance.now() < endsAt ? questions.pop() : undefined;
      if (!question) return finish();
      sentAt = performance.now();
      socket.write(question);
    };
    socket.on('connect', ask);
    socket.on('error', finish);
    socket.on('end', () => finish(new Error('the server ends a connection that is in use')));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!answers.take(chunk)) return;
      } catch (error) {
        finish(error as Error);
        return;
      }
      latenciesMs.push(performance.now() - sentAt);
      ask();
    });
  });
}

process.once('message', (load: SignedLoad) => {
  void run(load).then(
    (result) => process.send?.(result, () => process.disconnect?.()),
    (error: Error) => process.send?.({ error: error.message }, () => process.disconnect?.()),
  );
});
