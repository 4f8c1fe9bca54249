import { parseAmount } from '@maneki/kernel/money';
import { compareCode } from './compare.ts';
import { Deviation } from './deviation.ts';
import { type Books, openBooks } from './model/books.ts';
import { writeBody } from './model/round-call.ts';
import { type Launch, launchPlayer } from './open-player.ts';
import { sendMessage } from './send-message.ts';
import { count, type Tally } from './tally.ts';
import type { Wire } from './wire.ts';

export type Seated = { readonly books: Books; readonly launchToken: string };

/** Brings a player to the game and opens a session, twice: the second time must not work. */
export async function openSeat(
  services: { readonly wire: Wire; readonly tally: Tally },
  launch: Launch,
): Promise<Seated> {
  const launchToken = await launchPlayer(launch);
  const body = writeBody({ launchToken });
  const answer = await services.wire.send({ name: 'session/open', body });
  if ('lost' in answer) throw new Deviation(`session/open was not answered: ${answer.lost}`);
  count(services.tally, answer.body.status);
  const { playerId, sessionId, currency, balance } = answer.body;
  const amount = parseAmount(String(balance));
  const differences = [
    ...compareCode('OK', answer, { isSigned: true }),
    ...(typeof playerId === 'string' ? [] : ['playerId is missing']),
    ...(typeof sessionId === 'string' ? [] : ['sessionId is missing']),
    ...(amount === undefined ? ['balance is missing'] : []),
    ...['limits', 'realityCheckEvery', 'language', 'theme']
      .filter((field) => !(field in answer.body))
      .map((field) => `${field} is missing`),
  ];
  if (differences.length > 0)
    throw new Deviation(`session/open: ${differences.join('; ')}\n  ${JSON.stringify(answer)}`);
  const again = { name: 'session/open', body, refusal: 'SESSION_EXPIRED', isSigned: true } as const;
  const { reply } = await sendMessage(services, again);
  const wrong = compareCode('SESSION_EXPIRED', reply!, again);
  if (wrong.length > 0) throw new Deviation(`session/open, a second time: ${wrong.join('; ')}`);
  const seat = {
    playerId: String(playerId),
    sessionId: String(sessionId),
    currency: String(currency),
    gameId: launch.gameId,
  };
  return { books: openBooks(seat, amount!), launchToken };
}
