import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp } from './note-seen.ts';
import { type CountChange, seeOn } from './seen.ts';

const dayOf = (number: number) =>
  new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10);

/** Whoever was seen on a day of the period and, before it, not since its first. */
const countWithin = (changes: readonly CountChange[], from: number, to: number) =>
  addUp(changes)
    .filter(({ day, previous }) => {
      const isWithin = day >= dayOf(from) && day <= dayOf(to);
      return isWithin && (previous === null || previous < dayOf(from));
    })
    .reduce((sum, { members }) => sum + members, 0);

test('[AGENT-3] whoever is seen counts once in any period of a month, for whoever stood above on those days', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
  const moves = fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 3 });
  fc.assert(
    fc.property(days, moves, (seen, moved) => {
      // Each move takes the member from the one agent to the other; the general agent stays above.
      const agentOn = (day: string) =>
        moved.filter((move) => dayOf(move) <= day).length % 2 === 0 ? 'one' : 'other';
      const lineOn = (day: string) => ['general', agentOn(day)];
      let known: readonly string[] = [];
      const changes: CountChange[] = [];
      for (const number of seen) {
        const news = seeOn({ days: known, day: dayOf(number), lineOn })!;
        known = news.days;
        changes.push(...news.changes);
        expect(seeOn({ days: known, day: dayOf(number), lineOn })).toBeUndefined();
      }
      for (const agentId of ['general', 'one', 'other'])
        for (const [from, to] of [
          [0, 30],
          [5, 9],
          [10, 25],
          [29, 30],
        ] as const) {
          const theirs = changes.filter((change) => change.agentId === agentId);
          const isSeen = seen.some(
            (number) => number >= from && number <= to && lineOn(dayOf(number)).includes(agentId),
          );
          expect(countWithin(theirs, from, to)).toBe(isSeen ? 1 : 0);
        }
    }),
    { numRuns: 300 },
  );
});

test('two days that no question spans do not know of each other', () => {
  const lineOn = () => ['general'];
  const see = (days: readonly string[], number: number) =>
    seeOn({ days, day: dayOf(number), lineOn })?.changes;
  expect(see([dayOf(0)], 30)).toMatchObject([{ previous: dayOf(0) }]);
  expect(see([dayOf(0)], 31)).toMatchObject([{ previous: null }]);
  expect(see([dayOf(31)], 0)).toHaveLength(1);
  expect(see([dayOf(32)], 0)).toBeUndefined();
});
