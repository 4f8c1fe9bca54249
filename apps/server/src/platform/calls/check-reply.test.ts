import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkReply } from './check-reply.ts';

const schema = z.object({ games: z.array(z.object({ code: z.string().max(4) })) });

test('a reply that fits its schema passes', () => {
  expect(() =>
    checkReply('catalog.listGames', schema, { games: [{ code: 'abcd' }] }),
  ).not.toThrow();
});

test('a reply that does not fit is refused by the names of the call and of every place', () => {
  const check = () =>
    checkReply('catalog.listGames', schema, { games: [{ code: 1 }, { code: 'abcde' }] });
  expect(check).toThrow(/^catalog\.listGames .*value\.games\.0\.code: .*; value\.games\.1\.code: /);
  expect(() => checkReply('catalog.listGames', schema, null)).toThrow(/ value: /);
});
