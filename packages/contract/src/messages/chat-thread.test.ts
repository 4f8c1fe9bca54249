import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Following, markRemoved, mergeMessages, takePushed } from './chat-thread.ts';

type Told = { readonly seq: number };
const told = (seq: number): Told => ({ seq });
const seqsOf = (list: readonly Told[]) => list.map(({ seq }) => seq);

test('[MSG-4] what is told in any order, also twice, is taken once and in order', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(orders, fc.array(fc.integer({ min: 1, max: 20 })), (order, again) => {
      let following: Following<Told> = { last: 0, early: [] };
      const taken: number[] = [];
      for (const seq of [...order, ...again]) {
        const { ready, ...next } = takePushed(following, [told(seq)]);
        taken.push(...seqsOf(ready));
        following = next;
      }
      expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(following).toEqual({ last: 20, early: [] });
    }),
  );
});

test('[MSG-4] a gap keeps what is behind it until a look has filled it', () => {
  const { ready, ...following } = takePushed({ last: 3, early: [] }, [told(6), told(7)]);
  expect(ready).toEqual([]);
  expect(seqsOf(following.early)).toEqual([6, 7]);
  const looked = takePushed({ ...following, last: 5 }, []);
  expect([seqsOf(looked.ready), looked.last, looked.early]).toEqual([[6, 7], 7, []]);
});

test('[MSG-4] a message that was removed stays in its place and says nothing', () => {
  const message = (seq: number) => ({ seq, isDeleted: false, text: 'hello', pictures: ['one'] });
  const thread = mergeMessages({ list: [] }, [message(1), message(2)]);
  expect(markRemoved(thread, [2, 9]).list).toEqual([
    message(1),
    { seq: 2, isDeleted: true, text: '', pictures: [] },
  ]);
});
