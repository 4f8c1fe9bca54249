import { compare, compareCode } from './compare.ts';
import { isProper, type Message, type Proper } from './message.ts';
import { answerCall } from './model/answer-call.ts';
import type { Books } from './model/books.ts';
import type { Expected } from './model/expected.ts';
import type { Reply } from './wire.ts';

/** A message and what came back; nothing came back of one whose answer was thrown away. */
export type Exchange = {
  readonly message: Message;
  readonly reply: Reply | undefined;
  /** The call had to be sent again before it was answered. */
  readonly isRepeated: boolean;
};

export type Difference = {
  readonly exchange: Exchange;
  readonly expected: Expected | { readonly status: string; readonly isSigned: boolean };
  readonly differences: readonly string[];
};

/**
 * Compares the answers with the model's and writes the books on. Calls that were under way at the same
 * moment may have been carried out in any order, but it must have been one of them: an order is looked
 * for in which the model gives every answer that came.
 */
export function matchAnswers(books: Books, exchanges: readonly Exchange[]): readonly Difference[] {
  const stray = exchanges.flatMap(compareImproper);
  if (stray.length > 0) return stray;
  const proper = exchanges.filter(({ message }) => isProper(message));
  let first: readonly Difference[] | undefined;
  for (const order of ordersOf(proper)) {
    const differences = follow(books.fork(), order);
    if (differences.length === 0) {
      follow(books, order);
      return [];
    }
    first ??= differences;
  }
  return first ?? [];
}

function compareImproper(exchange: Exchange): Difference[] {
  const { message, reply } = exchange;
  if (isProper(message) || !reply) return [];
  const expected = { status: message.refusal, isSigned: message.isSigned };
  const differences = compareCode(message.refusal, reply, expected);
  return differences.length > 0 ? [{ exchange, expected, differences }] : [];
}

function follow(books: Books, order: readonly Exchange[]): Difference[] {
  return order.flatMap((exchange): Difference[] => {
    const { reply, isRepeated } = exchange;
    const expected = answerCall(books, (exchange.message as Proper).call);
    const differences = reply ? compare(expected, reply, { mayBeReplayed: isRepeated }) : [];
    return differences.length > 0 ? [{ exchange, expected, differences }] : [];
  });
}

/** Every order of a few things, the given one first. */
function* ordersOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  if (items.length <= 1) {
    yield items;
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}
