import { writeAmount } from '@maneki/kernel/money';
import type { Difference } from './match-answers.ts';
import { isProper, type Message } from './message.ts';

/** The platform did not do what the protocol says. */
export class Deviation extends Error {
  override name = 'Deviation';
}

/** Nothing was learnt: there is no platform, no such key, or nobody to play with. */
export class CannotBeginError extends Error {
  override name = 'CannotBeginError';
}

/** Says everything that is needed to understand a wrong answer without running it again. */
export function describeDifferences(
  place: { readonly player: number; readonly round: string; readonly what: string },
  differences: readonly Difference[],
): string {
  const shown = differences.map(({ exchange, expected, differences: found }) =>
    [
      `  ${nameOf(exchange.message)} ${write(bodyOf(exchange.message))}`,
      `    expected ${write(expected)}`,
      `    received ${write(exchange.reply)}`,
      ...found.map((difference) => `    ${difference}`),
    ].join('\n'),
  );
  const where = `Player ${place.player}, round ${place.round}: ${place.what}`;
  return [where, ...shown].join('\n');
}

const nameOf = (message: Message) => (isProper(message) ? message.call.name : message.name);
const bodyOf = (message: Message) => (isProper(message) ? message.call.body : message);

const write = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? writeAmount(part) : part,
  );
