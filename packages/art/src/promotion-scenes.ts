import { coinHeap } from './draw/coin.ts';
import { glow, motes, rays, sparkle, vignette } from './draw/light.ts';
import { placed } from './draw/path.ts';
import type { Sheet } from './draw/sheet.ts';
import { giftBox } from './goods/gift.ts';
import { merchantScene } from './merchant-pictures.ts';
import { bigCoin, halfCoin } from './props/big-coin.ts';
import { calendarLeaf } from './props/calendar-leaf.ts';
import { ladybird } from './props/ladybird.ts';
import { lens } from './props/lens.ts';
import { photo } from './props/photo.ts';
import { redPacket } from './props/red-packet.ts';
import { returnRing } from './props/return-ring.ts';
import { verifiedPhone } from './props/verified-phone.ts';
import type { Scene, SceneGroup } from './scene.ts';
import type { DrawSymbol } from './slots/theme.ts';

const SIZE = { width: 358, height: 190 } as const;

export const PROMOTIONS = [
  'first',
  'hello',
  'second',
  'reload',
  'evening',
  'cashback',
  'rain',
  'round',
  'mistake',
] as const;

type Promotion = (typeof PROMOTIONS)[number];

/** What makes the offers of a merchant its own. */
export type PromotionLook = {
  /** The place and the hour of each. */
  readonly stages: Readonly<Record<Promotion, (sheet: Sheet) => string>>;
  /** Struck into coins and printed on paper, about 18 across. */
  readonly sign: string;
  readonly ink: string;
  /** The colour of the light that falls on what is offered. */
  readonly light: string;
  readonly paper: readonly string[];
  readonly ribbon: string;
  readonly screen: readonly string[];
  readonly companion: (sheet: Sheet) => string;
  readonly machine: (sheet: Sheet) => string;
  /** What may be seen on a photograph of a round. */
  readonly symbols: readonly [DrawSymbol, DrawSymbol, DrawSymbol];
};

/** A picture for each offer that a demonstration begins with. */
export const promotionScenes = (merchant: SceneGroup, look: PromotionLook): readonly Scene[] =>
  PROMOTIONS.map((name) =>
    merchantScene(
      merchant,
      `promo-${name}`,
      (sheet) =>
        look.stages[name](sheet) +
        glow(sheet, { x: 200, y: 96, radius: 150, colour: look.light, strength: 0.5 }) +
        SUBJECTS[name](sheet, look) +
        vignette(sheet, SIZE, look.ink, 0.5),
    ),
  );

type Subject = (sheet: Sheet, look: PromotionLook) => string;

const at = (x: number, y: number, scale = 1, rotate = 0) => ({ x, y, scale, rotate });

const dust = (seed: number) =>
  motes({ x: 40, y: 20, width: 290, height: 140 }, { count: 46, seed, size: 0.9 });

const SUBJECTS: Readonly<Record<Promotion, Subject>> = {
  /** Two of what was one. */
  first: (sheet, { sign, companion }) => {
    const pile = (x: number) =>
      placed(coinHeap(sheet, { width: 92, rows: 5, seed: 7 }), at(x, 158, 1.1)) +
      placed(bigCoin(sheet, sign), at(x, 104, 0.82));
    return (
      dust(3) +
      pile(92) +
      pile(272) +
      placed(companion(sheet), at(182, 108, 0.78)) +
      sparkle(58, 70, 7) +
      sparkle(308, 70, 7) +
      sparkle(130, 58, 4) +
      sparkle(236, 58, 4)
    );
  },
  /** A number that is verified, and a small thing for it. */
  hello: (sheet, { paper, ribbon, screen }) =>
    dust(5) +
    placed(verifiedPhone(sheet, screen), at(132, 98, 1.08, -8)) +
    placed(
      giftBox(sheet, { x: -50, y: -18, width: 100, height: 78, paper, ribbon }),
      at(234, 112, 0.8, 3),
    ) +
    sparkle(284, 60, 7) +
    sparkle(186, 44, 5) +
    sparkle(84, 60, 4),
  /** One, and half of one on top. */
  second: (sheet, { sign }) =>
    rays(sheet, { centre: [180, 100], length: 190, count: 20, width: 0.5, strength: 0.3 }) +
    dust(8) +
    placed(coinHeap(sheet, { width: 170, rows: 2, seed: 4 }), at(180, 164, 1)) +
    placed(bigCoin(sheet, sign), at(180, 118, 0.98)) +
    placed(halfCoin(sheet, sign), at(180, 72, 0.98, -6)) +
    sparkle(112, 70, 6) +
    sparkle(250, 62, 7) +
    sparkle(262, 126, 4.5),
  /** Every day once. */
  reload: (sheet, { paper, ribbon, sign }) =>
    dust(11) +
    placed(coinHeap(sheet, { width: 80, rows: 3, seed: 12 }), at(266, 160, 1.05)) +
    placed(
      calendarLeaf(sheet, {
        head: paper,
        ring: ribbon,
        sign: placed(bigCoin(sheet, sign), at(0, 2, 0.6)),
      }),
      at(170, 98, 1.02, -5),
    ) +
    placed(bigCoin(sheet, sign), at(262, 112, 0.5, 14)) +
    sparkle(106, 52, 6) +
    sparkle(240, 62, 5),
  /** The machines, when the day is over. */
  evening: (sheet, { machine }) =>
    dust(14) +
    placed(machine(sheet), at(180, 102, 0.74)) +
    sparkle(92, 66, 6) +
    sparkle(270, 58, 6) +
    sparkle(280, 130, 4.5),
  /** What comes back by itself. */
  cashback: (sheet, { sign, ink }) =>
    dust(17) +
    placed(returnRing(sheet, ink), at(180, 97, 1.04)) +
    placed(bigCoin(sheet, sign), at(180, 97, 0.94)) +
    sparkle(102, 60, 6) +
    sparkle(262, 132, 6),
  /** What falls in the evening. */
  rain: (sheet, { sign }) =>
    [
      at(52, 52, 0.62, -22),
      at(112, 124, 0.84, 14),
      at(166, 58, 0.78, 24),
      at(214, 116, 1.16, -10),
      at(284, 62, 0.86, 16),
      at(322, 138, 0.7, -26),
      at(36, 150, 0.5, 30),
      at(250, 24, 0.46, -18),
      at(96, 30, 0.42, 12),
    ]
      .map((place) => placed(redPacket(sheet, sign), place))
      .join('') +
    dust(20) +
    sparkle(150, 110, 6) +
    sparkle(260, 92, 5) +
    sparkle(78, 92, 4.5),
  /** Photographs of what somebody liked. */
  round: (sheet, { symbols: [left, middle, right] }) => {
    const shot = (symbol: DrawSymbol, ground: readonly string[]) =>
      photo(sheet, { ground, seen: placed(symbol(sheet), at(0, 0, 0.46)) });
    return (
      dust(23) +
      placed(shot(left, ['#7ad0e8', '#2c5fa8']), at(104, 104, 0.9, -14)) +
      placed(shot(right, ['#b8e88a', '#2f8a5c']), at(256, 104, 0.9, 13)) +
      placed(shot(middle, ['#ffd98a', '#e8783c']), at(180, 94, 1.08, -2)) +
      sparkle(56, 56, 5) +
      sparkle(304, 52, 6)
    );
  },
  /** Something small that somebody has found. */
  mistake: (sheet, { ribbon, ink }) =>
    dust(26) +
    placed(
      lens(sheet, {
        seen: placed(ladybird(sheet), at(2, 0, 1.35, 28)),
        grip: ribbon,
        edge: ink,
        ground: ['#fffbe8', '#f4e3b4 60', '#c8b070'],
      }),
      at(168, 86, 1.3),
    ) +
    placed(ladybird(sheet), at(92, 150, 0.5, -40)) +
    sparkle(112, 50, 6) +
    sparkle(250, 62, 5),
};
