import type { HouseReply } from '@maneki/contract/house/schemas';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import type { SlotOutcome } from '@maneki/games/slots/outcome';
import { slotModels } from '@maneki/games/slots/slot-models';
import { winOf } from '@maneki/games/slots/win-of';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import type { Page } from '@playwright/test';
import { seedDraws } from './simulate-draws.ts';

/** Of all machines the one with most to draw: five reels, twenty-five lines, wilds that multiply. */
export const GAME = SLOT_GAMES.find(({ model }) => model === 'wild25')!;

const model = slotModels[GAME.model];
const TRIES_MAX = 5_000_000;

/** What is shown while it is measured. */
export type Scene = 'spin' | 'free spins' | 'huge win';

const WANTED: Readonly<Record<Scene, (outcome: SlotOutcome) => boolean>> = {
  spin: ({ pay }) => pay === 0,
  'free spins': ({ spins }) => spins.length > 6,
  'huge win': ({ spins, pay }) => spins.length === 1 && pay >= 50 * model.betUnits,
};

/** Plays the machine until it brings what is wanted, the same at each run. */
export function findOutcome(scene: Scene): SlotOutcome {
  const isWanted = WANTED[scene];
  for (let seed = 1; seed <= TRIES_MAX; seed += 1) {
    const outcome = model.play(seedDraws(seed));
    if (isWanted(outcome)) return outcome;
  }
  throw new Error(`${GAME.name} brings no ${scene} in ${TRIES_MAX} rounds.`);
}

/**
 * Answers the spins of a page in the house's place, always with the same outcome: how a win is drawn
 * can be measured without waiting for one. The product is as it always is; only this page is told so.
 */
export async function answerSpins(page: Page, scene: Scene): Promise<void> {
  const outcome = findOutcome(scene);
  await page.unroute(SPINS);
  await page.route(SPINS, (route) => {
    const { stake } = route.request().postDataJSON() as { stake: string };
    return route.fulfill({ json: replyTo(stake, outcome) });
  });
  await page.route(SEEN, (route) => route.fulfill({ json: {} }));
}

const SPINS = '**/games/api/spins';
const SEEN = '**/games/api/rounds/seen';

function replyTo(stake: string, outcome: SlotOutcome): HouseReply<'spin'> {
  return {
    balance: '1000000',
    round: {
      kind: 'slots',
      roundId: '00000000-0000-4000-8000-000000000000',
      gameId: GAME.id,
      status: 'SETTLED',
      stake,
      win: writeAmount(winOf(model, parseAmount(stake)!, outcome.pay)),
      jackpots: [],
      outcome: outcome as HouseReply<'spin'>['round']['outcome'],
      commitment: '0'.repeat(64),
      nonce: 1,
      placedAt: '2026-01-01T00:00:00Z',
      isSeen: false,
    },
  };
}
