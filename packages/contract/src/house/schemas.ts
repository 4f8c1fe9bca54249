import { z } from 'zod';
import { diceRound, diceSchemas, diceState } from './dice.ts';
import { dragonTigerRound, dragonTigerSchemas, dragonTigerState } from './dragon-tiger.ts';
import { roundId, seeds, type stateFrame, time } from './frame-schemas.ts';
import { lotteryRound, lotteryState } from './lottery.ts';
import { lotterySchemas } from './lottery-calls.ts';
import { slotRound, slotSchemas, slotState } from './slots.ts';

export { ROUND_STATUSES } from './frame-schemas.ts';

const revealed = z.object({
  commitment: z.string(),
  serverSeed: z.string().describe('Hex; its SHA-256 is the commitment'),
  clientSeed: z.string(),
  rounds: z.int(),
  revealedAt: time,
});

/** What proves a round, as far as it can be told yet. */
const proof = {
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  drawSeed: z.string().nullable().optional().describe('Of the draw, once its day is over'),
};

const state = z.discriminatedUnion('kind', [slotState, diceState, dragonTigerState, lotteryState]);
const pastRound = z.discriminatedUnion('kind', [
  slotRound.extend(proof),
  diceRound.extend(proof),
  dragonTigerRound.extend(proof),
  lotteryRound.extend(proof),
]);

/** What the frame around every game asks for, whatever its kind. */
const frameSchemas = {
  openSession: {
    method: 'POST',
    path: '/sessions',
    request: z.strictObject({ launchToken: z.string().min(20).max(100) }),
    response: z.object({ token: z.string(), state }),
  },
  getState: { method: 'GET', path: '/state', request: z.strictObject({}), response: state },
  seeRound: {
    method: 'POST',
    path: '/rounds/seen',
    request: z.strictObject({ roundId }),
    response: z.object({}),
  },
  listRounds: {
    method: 'GET',
    path: '/rounds',
    request: z.strictObject({ cursor: z.string().max(100).optional() }),
    response: z.object({ list: z.array(pastRound), next: z.string().nullable() }),
  },
  /** Reveals the server seed in use and takes the next one, with a client seed of the player's own. */
  rotateSeeds: {
    method: 'POST',
    path: '/seeds/rotate',
    request: z.strictObject({ clientSeed: z.string().optional() }),
    response: z.object({ revealed, seeds }),
  },
} as const;

/** The calls of the house's games, under `/games/api/`. All but the first carry `Authorization: Bearer`. */
export const houseSchemas = {
  ...frameSchemas,
  ...slotSchemas,
  ...diceSchemas,
  ...dragonTigerSchemas,
  ...lotterySchemas,
} as const;

const kindSchemas = {
  slots: slotSchemas,
  dice: diceSchemas,
  'dragon-tiger': dragonTigerSchemas,
  lottery: lotterySchemas,
} as const;

/** What a client seed may be: anything printable, so that nobody signs what cannot be seen. */
export const CLIENT_SEED = /^[\x21-\x7B\x7D\x7E]{1,64}$/;

export type HouseCall = keyof typeof houseSchemas;
export type FrameCall = keyof typeof frameSchemas;
export type KindCall<Kind extends GameKind> = keyof (typeof kindSchemas)[Kind] & HouseCall;
export type HouseRequest<Call extends HouseCall> = z.input<(typeof houseSchemas)[Call]['request']>;
export type HouseReply<Call extends HouseCall> = z.output<(typeof houseSchemas)[Call]['response']>;
export type SeedsView = z.output<typeof seeds>;

/** What a game needs to show itself, by its kind. */
export type FrameState = z.output<typeof stateFrame>;
export type GameState = z.output<typeof state>;
export type GameKind = GameState['kind'];
export type GameStateOf<Kind extends GameKind> = Extract<GameState, { kind: Kind }>;
export type PastRound = z.output<typeof pastRound>;
export type PastRoundOf<Kind extends GameKind> = Extract<PastRound, { kind: Kind }>;
/** A round as its player sees it, by its kind. */
export type RoundViewOf<Kind extends GameKind> = {
  slots: z.output<typeof slotRound>;
  dice: z.output<typeof diceRound>;
  'dragon-tiger': z.output<typeof dragonTigerRound>;
  lottery: z.output<typeof lotteryRound>;
}[Kind];
export type RoundView = RoundViewOf<GameKind>;
