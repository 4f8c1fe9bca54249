import { expect, test } from 'vitest';
import { createGroups } from './groups.ts';

test('things stand under their names, and a group that is empty is forgotten', () => {
  const groups = createGroups<number>();
  groups.add('a', 1);
  groups.add('a', 2);
  groups.add('b', 3);
  expect([[...groups.get('a')], [...groups.get('b')], [...groups.get('c')]]).toEqual([
    [1, 2],
    [3],
    [],
  ]);
  expect([groups.names(), groups.all()]).toEqual([
    ['a', 'b'],
    [1, 2, 3],
  ]);
  groups.remove('a', 1);
  groups.remove('b', 3);
  groups.remove('c', 4);
  expect([groups.names(), groups.all()]).toEqual([['a'], [2]]);
});

test('what has no name stands nowhere', () => {
  const groups = createGroups<number>();
  groups.add(undefined, 1);
  groups.remove(undefined, 1);
  expect([[...groups.get(undefined)], groups.all()]).toEqual([[], []]);
});
