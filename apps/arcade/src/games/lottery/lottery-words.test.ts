import { LANGUAGES, type Language } from '@maneki/contract/language';
import { FAMILIES } from '@maneki/games/lottery/families';
import { FAMILY_CODES } from '@maneki/games/lottery/play';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { translators } from '@maneki/phrases/translators';
import { expect, test } from 'vitest';

const plays = FAMILY_CODES.flatMap((family) =>
  FAMILIES[family].plays.map((play) => ({ family, ...play })),
);
const figures = FAMILY_CODES.flatMap((family) => {
  const { draw, figures } = FAMILIES[family];
  return Object.keys(figures(draw({ below: () => 0, blocksUsed: 0 })));
});

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort();
const names = distinct(plays.map(({ name }) => name));
const places = distinct(plays.flatMap(({ place }) => place ?? []));
const symbols = distinct(
  plays.flatMap(({ grammar }) => grammar.rows.flatMap((row) => row.symbols)),
).filter((symbol) => !/^\d+$/.test(symbol));

const wordsOf = (language: Language) => everyPhrase[language].lotteryPlays;
const keysOf = (words: object) => Object.keys(words).sort();

test.each(LANGUAGES)(
  '[SITE-6] %s has a word for all that can be bet on lotteries, and for nothing else',
  (language) => {
    const words = wordsOf(language);
    expect(keysOf(words.families)).toEqual([...FAMILY_CODES].sort());
    expect(keysOf(words.plays)).toEqual(names);
    expect(keysOf(words.howTo)).toEqual(names);
    expect(keysOf(words.places)).toEqual(places);
    expect(keysOf(words.symbols)).toEqual(symbols);
    expect(keysOf(words.figures)).toEqual(distinct(figures));
  },
);

test.each(LANGUAGES)(
  '[SITE-6] in %s no two plays of a family are called alike, nor two places or symbols of a play',
  (language) => {
    const { counted } = wordsOf(language);
    const say = translators[language];
    for (const family of FAMILY_CODES) {
      const called = FAMILIES[family].plays.map(({ name, place }) =>
        name in counted
          ? say(`lotteryPlays.counted.${name}`, { count: place! })
          : [
              say(`lotteryPlays.plays.${name}`),
              place && say(`lotteryPlays.places.${place}`, { family }),
            ].join(' '),
      );
      expect(called, family).toHaveLength(new Set(called).size);
    }
    for (const { code, grammar } of plays)
      for (const row of grammar.rows) {
        const called = row.symbols.map((symbol) =>
          symbols.includes(symbol) ? say(`lotteryPlays.symbols.${symbol}`) : symbol,
        );
        expect(called, code).toHaveLength(new Set(called).size);
      }
  },
);

test.each(LANGUAGES)('%s says of each play of each family how it is won', (language) => {
  for (const { family, name } of plays)
    expect(translators[language](`lotteryPlays.howTo.${name}`, { family }), name).not.toMatch(
      /[{}]|^$/,
    );
});

test.each(LANGUAGES)('%s says how many units a tail of all prizes costs', (language) => {
  for (const { family, name, price } of plays.filter((play) => play.price > 1))
    expect(translators[language](`lotteryPlays.howTo.${name}`, { family })).toMatch(
      new RegExp(`(?<!\\d)${price}(?!\\d)`),
    );
});
