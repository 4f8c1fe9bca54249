import { setTimeout as wait } from 'node:timers/promises';
import { Deviation } from './deviation.ts';
import type { Exchange } from './match-answers.ts';
import { isProper, type Message } from './message.ts';
import { writeBody } from './model/round-call.ts';
import { count, countUnknown, type Tally } from './tally.ts';
import type { Reply, Wire } from './wire.ts';

const TRIES_MAX = 12;

/**
 * Sends a message and waits for an answer that means something. Where nobody can say what became of a
 * call it is sent again, with the same body and a new time and nonce, as the protocol asks.
 */
export async function sendMessage(
  { wire, tally }: { readonly wire: Wire; readonly tally: Tally },
  message: Message,
): Promise<Exchange> {
  const cutAfterMs = isProper(message) ? message.cutAfterMs : undefined;
  const envelope = isProper(message)
    ? { name: message.call.name, body: writeBody(message.call.body), cutAfterMs }
    : message;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await wire.send(envelope);
    const isLost = 'lost' in answer;
    if (!isLost && !isUndecided(answer)) {
      count(tally, answer.body.status);
      // A cut that came too late: the answer is thrown away all the same.
      const reply = cutAfterMs === undefined ? answer : undefined;
      return { message, reply, isRepeated: tries > 0 };
    }
    if (isLost && cutAfterMs !== undefined) {
      count(tally, undefined);
      return { message, reply: undefined, isRepeated: false };
    }
    countUnknown(tally, `${envelope.name} ${isLost ? answer.lost : answer.body.status}`);
    const pauseMs = isLost ? 50 * 2 ** tries : Number(answer.body.retryAfterMs);
    await wait(Math.min(pauseMs, 1_000));
  }
  throw new Deviation(
    `${envelope.name} ${envelope.body} was not decided in ${TRIES_MAX} tries: is the platform there?`,
  );
}

const isUndecided = ({ isSigned, body }: Reply): boolean =>
  isSigned && (body.status === 'TEMPORARY' || body.status === 'RATE_LIMITED');
