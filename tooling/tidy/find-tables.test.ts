import { expect, test } from 'vitest';
import { findTables } from './find-tables.ts';

test('every place of a table in a statement is found', () => {
  expect(findTables('select * from a join b using (id) left join "c" x on true')).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(findTables('insert into a (id) select id from b')).toEqual(['a', 'b']);
  expect(findTables('update only a set x = 1 from b, c as d where true')).toEqual(['a', 'b', 'c']);
  expect(findTables('delete from house.a using b where a.id = b.id')).toEqual(['a', 'b']);
});

test('names that a statement gives itself are not tables', () => {
  const sql = `with recursive line (id) as (select id from a), rest as materialized (select 1)
    select * from line join rest on true`;
  expect(findTables(sql)).toEqual(['a']);
});

test('what only looks like a table is not one', () => {
  expect(findTables('select * from unnest($1::text[]) as x(id), lateral (select 1) y')).toEqual([]);
  expect(findTables('select extract(epoch from created_at), trim(both from name)')).toEqual([]);
  expect(findTables('select 1 where x is distinct from y')).toEqual([]);
  expect(findTables('select * from a for no key update skip locked')).toEqual(['a']);
  expect(findTables('insert into a values (1) on conflict do update set x = 1')).toEqual(['a']);
  expect(findTables(`select 'taken from b' from a -- join c\n /* from d */`)).toEqual(['a']);
});
