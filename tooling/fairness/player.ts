import { randomUUID } from 'node:crypto';
import { DICE } from '@maneki/games/dice/dice';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import { SLOT_GAMES, type SlotGame } from '@maneki/games/slots/catalogue';
import { SLOT_MODELS } from '@maneki/games/slots/model';
import { TABLE_GAMES } from '@maneki/games/tables/table-games';
import type { Session } from '@maneki/house/features/sessions/session';
import { DAY_MS } from '@maneki/kernel/clock';

/** One game for each machine: they differ by their pictures only. */
const GAMES: readonly SlotGame[] = SLOT_MODELS.map(
  (model) => SLOT_GAMES.find((game) => game.model === model)!,
);

/** Somebody who plays every game, one after the other, with money of the house's own imagination. */
export type FairPlayer = {
  readonly playerId: string;
  /** One for each machine. */
  readonly machines: readonly Session[];
  readonly dice: Session;
  readonly tables: readonly Session[];
  /** Those that the house draws. */
  readonly lotteries: readonly Session[];
};

export const CURRENCY = 'JPY';

/** Players of a lane share a merchant, and so its jackpots; lanes never wait for each other. */
export function makePlayer({ lane, now }: { readonly lane: number; readonly now: Date }) {
  const playerId = randomUUID();
  const sitDown = ({ gameId, vendor }: { gameId: string; vendor: string }): Session => ({
    id: randomUUID(),
    playerId,
    merchant: `fairness-${lane}`,
    vendor,
    gameId,
    currency: CURRENCY,
    network: '127.0.0.0/24',
    language: 'EN',
    theme: 'dark',
    realityCheckMinutes: 60,
    series: null,
    prizeModes: null,
    openedAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  return {
    playerId,
    machines: GAMES.map(({ id: gameId, vendor }) => sitDown({ gameId, vendor })),
    dice: sitDown(DICE),
    tables: TABLE_GAMES.map(sitDown),
    lotteries: LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE').map((game) =>
      sitDown({ gameId: game.gameId, vendor: vendorOf(game) }),
    ),
  };
}
