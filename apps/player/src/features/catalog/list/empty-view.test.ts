import { expect, test } from 'vitest';
import { emptyViewOf } from './empty-view.ts';
import { readList } from './list-state.ts';

test.each([
  ['', 'emptyKind'],
  ['type=hot&vassalage=HFOX', 'emptyHot'],
  ['type=fav', 'emptyFav'],
  ['type=recent', 'emptyRecent'],
  ['vassalage=HFOX', 'emptyStudio'],
  ['vassalage=HFOX&minLine=20', 'emptyFilter'],
  ['minBet=0.05', 'emptyFilter'],
  ['type=filter&gameClassify=SM', 'emptyFilter'],
  ['gameName=moon&vassalage=HFOX', 'emptyName'],
])('[LIST-3] an empty list at ?%s is explained by %s', (query, view) => {
  expect(emptyViewOf(readList('/m/live', new URLSearchParams(query)))).toBe(view);
});
