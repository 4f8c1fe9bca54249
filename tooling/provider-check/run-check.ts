import { compareCode } from './compare.ts';
import { CannotBeginError, Deviation, describeDifferences } from './deviation.ts';
import { matchAnswers } from './match-answers.ts';
import type { Member } from './open-player.ts';
import { openSeat, type Seated } from './open-seats.ts';
import { playSeat } from './play-seat.ts';
import { reconcile } from './reconcile.ts';
import { sendMessage } from './send-message.ts';
import { createMischief } from './stories/mischief.ts';
import { count, createTally, describeCounts, type Tally } from './tally.ts';
import { openWire, type Wire } from './wire.ts';

export type CheckOptions = {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly seed: number;
  readonly calls: number;
  readonly players: number;
  readonly parallel: number;
  readonly vendor: string;
  readonly gameId: string;
  readonly members: readonly Member[];
};

export type CheckOutside = {
  now(): number;
  say(line: string): void;
};

const MARGIN_MS = 5_000;

/** Plays a provider against a running platform. Throws a `Deviation` at the first wrong answer. */
export async function runCheck(options: CheckOptions, outside: CheckOutside): Promise<Tally> {
  const { now } = outside;
  const wire = openWire({ ...options, connections: options.parallel, now });
  const tally = createTally();
  const phase = createPhases(outside, tally);
  const startedAt = now();
  try {
    await phase('greeting', () => greet({ wire, tally }, now));
    const seats = await phase('players', () => takeSeats({ wire, tally }, options, now));
    await phase('rounds', () => playAll({ wire, tally }, options, { seats, startedAt }));
    outside.say(`  answers: ${describeCounts(tally.codes)}`);
    if (tally.unknown.size > 0)
      outside.say(`  sent again, their fate unknown: ${describeCounts(tally.unknown)}`);
    const books = seats.map((seat) => seat.books);
    await phase('balances', () => compareBalances({ wire, tally }, seats));
    const run = { books, from: startedAt - MARGIN_MS, to: now() + MARGIN_MS };
    const entries = await phase('reconcile', () => reconcile({ wire, tally }, run));
    outside.say(`  transactions on both sides: ${entries}`);
    return tally;
  } finally {
    wire.close();
  }
}

type Services = { readonly wire: Wire; readonly tally: Tally };

function createPhases({ say }: CheckOutside, tally: Tally) {
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const [callsBefore, startedAt] = [tally.calls, performance.now()];
    const result = await work();
    const seconds = (performance.now() - startedAt) / 1_000;
    const calls = tally.calls - callsBefore;
    const rate = Math.round(calls / Math.max(seconds, 0.001));
    say(`${name.padEnd(10)} ${calls} calls, ${seconds.toFixed(1)} s, ${rate} calls a second`);
    return result;
  };
}

/** Whether there is a platform, whether it knows the key, and whether the clocks agree. */
async function greet({ wire, tally }: Services, now: () => number): Promise<void> {
  const reply = await wire.send({ name: 'ping', body: '{}' });
  if ('lost' in reply) throw new CannotBeginError(`The platform does not answer: ${reply.lost}`);
  count(tally, reply.body.status);
  const differences = compareCode('OK', reply, { isSigned: true });
  if (differences.length === 0) return;
  const isStale = reply.body.status === 'STALE' && reply.time !== undefined;
  const clocks = isStale ? `; the clocks are ${reply.time - now()} ms apart` : '';
  throw new CannotBeginError(`ping: ${differences.join('; ')}${clocks}`);
}

async function takeSeats(
  services: Services,
  options: CheckOptions,
  now: () => number,
): Promise<Seated[]> {
  const { url, vendor, gameId, members } = options;
  const wanted = members.length > 0 ? members : Array<undefined>(options.players).fill(undefined);
  const seats: Seated[] = [];
  for (const member of wanted)
    seats.push(await openSeat(services, { url, vendor, gameId, member, now }));
  return seats;
}

/** Players play at the same time, each in an order of their own. The first mistake ends it for all. */
async function playAll(
  services: Services,
  { seed, calls }: CheckOptions,
  { seats, startedAt }: { readonly seats: readonly Seated[]; readonly startedAt: number },
): Promise<void> {
  let isOver = false;
  const prefix = startedAt.toString(36);
  const played = seats.map(({ books, launchToken: spentToken }, player) => {
    const others = seats.filter((_, other) => other !== player).map((seat) => seat.books.seat);
    return playSeat({
      ...services,
      player,
      seed,
      calls: Math.ceil(calls / seats.length),
      prefix,
      books,
      mischief: createMischief({ books, others, spentToken, prefix }),
      isOver: () => isOver,
    }).catch((error: unknown) => {
      isOver = true;
      throw error;
    });
  });
  const failed = (await Promise.allSettled(played)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function compareBalances(services: Services, seats: readonly Seated[]): Promise<void> {
  for (const [player, { books }] of seats.entries()) {
    const { playerId, sessionId } = books.seat;
    const call = { name: 'balance', body: { playerId, sessionId } } as const;
    const differences = matchAnswers(books, [await sendMessage(services, { call })]);
    const place = { player, round: '-', what: 'the balance at the end' };
    if (differences.length > 0) throw new Deviation(describeDifferences(place, differences));
  }
}
