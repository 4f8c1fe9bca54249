import { CREDIT_TEXTS } from './demo-credit-texts.ts';
import { THING_TEXTS } from './demo-thing-texts.ts';
import type { Good } from './good.ts';

type DemoGood = Pick<
  Good,
  'kind' | 'points' | 'worthCents' | 'rollover' | 'stock' | 'vipMin' | 'limitCount' | 'limitPeriod'
> & { readonly name: keyof typeof TEXTS };

const TEXTS = { ...CREDIT_TEXTS, ...THING_TEXTS };

const USUAL = { vipMin: 0, limitCount: 0, limitPeriod: 'EVER', rollover: 0 } as const;
const CREDIT = { ...USUAL, stock: 10_000, limitPeriod: 'DAY' } as const;
const CODE = { ...USUAL, kind: 'VOUCHER', stock: 0, limitCount: 5, limitPeriod: 'MONTH' } as const;
const THING = { ...USUAL, kind: 'PHYSICAL' } as const;

/** 200 points are worth one reference unit of credit; what has to be staked more often costs less. */
const GOODS: readonly DemoGood[] = [
  {
    ...CREDIT,
    name: 'credit',
    kind: 'CASH',
    points: 1_000,
    worthCents: 500,
    rollover: 1,
    limitCount: 3,
  },
  { ...THING, name: 'lucky-cat', points: 3_000, worthCents: 1_200, stock: 80 },
  { ...CODE, name: 'coffee', points: 900, worthCents: 400 },
  { ...CREDIT, name: 'gift', kind: 'BONUS', points: 1_200, worthCents: 1_000, rollover: 10 },
  { ...THING, name: 'headphones', points: 18_000, worthCents: 9_000, stock: 12, limitCount: 1 },
  { ...CODE, name: 'cinema', points: 2_600, worthCents: 1_200 },
  {
    ...CREDIT,
    name: 'credit-large',
    kind: 'CASH',
    points: 4_000,
    worthCents: 2_000,
    rollover: 1,
    limitCount: 1,
  },
  { ...THING, name: 'tea-set', points: 6_400, worthCents: 3_000, stock: 40 },
  { ...CODE, name: 'shopping', points: 1_800, worthCents: 800 },
  { ...CREDIT, name: 'chips', kind: 'CHIP', points: 1_500, worthCents: 1_000, rollover: 5 },
  {
    ...CREDIT,
    name: 'gift-large',
    kind: 'BONUS',
    points: 5_500,
    worthCents: 5_000,
    rollover: 10,
    limitCount: 1,
    limitPeriod: 'MONTH',
    vipMin: 2,
  },
  { ...THING, name: 'suitcase', points: 32_000, worthCents: 16_000, stock: 6, vipMin: 3 },
];

/** The mall of a demonstration, for every merchant alike. */
export const DEMO_GOODS = GOODS.map(({ name, ...good }) => ({
  ...good,
  ...TEXTS[name],
  picture: `art:${name}`,
}));
