import { expect, test } from 'vitest';
import { addUp, doubleOf, findProblem, totalOf } from './slip.ts';

const room = {
  placed: { DRAGON: 60n },
  slip: [{ DRAGON: 20n }, { TIE: 5n }],
  balance: 100n,
  mostOn: (spot: string) => (spot === 'TIE' ? 10n : 100n),
};

test('chips on a spot add up, step by step', () => {
  const laid = addUp(room.slip);
  expect([laid, totalOf(laid)]).toEqual([{ DRAGON: 20n, TIE: 5n }, 25n]);
});

test('a spot takes what is bet and laid together, up to its limit', () => {
  expect(findProblem({ DRAGON: 20n }, room)).toBeNull();
  expect(findProblem({ DRAGON: 21n }, room)).toEqual({ kind: 'over', spot: 'DRAGON', max: 100n });
  expect(findProblem({ TIE: 6n }, room)).toEqual({ kind: 'over', spot: 'TIE', max: 10n });
});

test('what is laid fits into the balance; what is bet has left it already', () => {
  expect(findProblem({ TIGER: 75n }, room)).toBeNull();
  expect(findProblem({ TIGER: 76n }, room)).toEqual({ kind: 'funds' });
});

test('doubled is what is laid, else what is bet', () => {
  expect(doubleOf(room.placed, room.slip)).toEqual({ DRAGON: 20n, TIE: 5n });
  expect(doubleOf(room.placed, [])).toEqual({ DRAGON: 60n });
});
