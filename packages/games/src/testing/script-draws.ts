import { invariant } from '@maneki/kernel/invariant';
import type { Draws } from '../fair/draws.ts';

/** Answers what a test has written down, and remembers what it was asked. */
export function scriptDraws(answers: Iterable<number>): Draws & { readonly asked: number[] } {
  const left = Iterator.from(answers);
  const asked: number[] = [];
  return {
    asked,
    below(count) {
      asked.push(count);
      const { value, done } = left.next();
      invariant(!done && value < count, `draw ${asked.length} of ${count} was not written down`);
      return value;
    },
    blocksUsed: 0,
  };
}
