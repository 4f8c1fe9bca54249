import { expect, test } from 'vitest';
import { cardOn, daysOf, type SignedDay } from './card.ts';

const TODAY = '2030-01-10';
const signed = (day: string, number: number): SignedDay => ({
  day,
  number,
  cardBegan: '2030-01-01',
});
const on = (latest?: SignedDay, hasRepaired = false) => cardOn(TODAY, latest, { hasRepaired });

test.each<[string, SignedDay | undefined, boolean, number, number | null]>([
  ['nobody signed in before', undefined, false, 1, null],
  ['the third day was yesterday', signed('2030-01-09', 3), false, 4, null],
  ['the sixth day was yesterday', signed('2030-01-09', 6), false, 7, null],
  ['the card was full yesterday', signed('2030-01-09', 7), false, 1, null],
  ['one day is missing', signed('2030-01-08', 3), false, 1, 4],
  ['one day is missing before the last', signed('2030-01-08', 6), false, 1, 7],
  ['one day is missing after a full card', signed('2030-01-08', 7), false, 1, null],
  ['one day is missing on a repaired card', signed('2030-01-08', 3), true, 1, null],
  ['two days are missing', signed('2030-01-07', 3), false, 1, null],
])(
  '[PROMO-3] where %s, today is the right day of a card',
  (_, latest, hasRepaired, number, missed) => {
    const card = on(latest, hasRepaired);
    expect(card).toMatchObject({ isSignedToday: false, today: { day: TODAY, number } });
    expect(card.missed?.number ?? null).toBe(missed);
    expect(card.today.cardBegan).toBe(number === 1 ? TODAY : '2030-01-01');
  },
);

test('[PROMO-3] who signed in today has done so', () => {
  const card = on(signed(TODAY, 3));
  expect(card.isSignedToday).toBe(true);
  expect(daysOf(card)).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'AHEAD', 'AHEAD', 'AHEAD', 'AHEAD']);
});

test('[PROMO-3] the card shows what can be signed in or made good', () => {
  expect(daysOf(on(signed('2030-01-09', 1))).slice(0, 3)).toEqual(['SIGNED', 'TODAY', 'AHEAD']);
  expect(daysOf(on(signed('2030-01-08', 1))).slice(0, 3)).toEqual(['SIGNED', 'MISSED', 'AHEAD']);
  expect(daysOf(on())[0]).toBe('TODAY');
});
