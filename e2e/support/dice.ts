import type { HouseReply } from '@maneki/contract/house/schemas';
import { DICE } from '@maneki/games/dice/dice';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import { frameOf, launchOf, type Table, untilOpen } from './slots.ts';
import { words } from './words.ts';

const { arcadeDice } = words('EN');

export const LUCKY_DICE: PlayedGame = { vendor: DICE.vendor, gameId: DICE.gameId };

export const ROLLS = '**/games/api/dice/rolls';

/** What somebody sees who plays dice, and can do there. */
export type DiceTable = Table & {
  side(name: keyof typeof arcadeDice.side): Locator;
  /** Target, multiplier and chance as numbers. */
  field(name: 'target' | 'multiplier' | 'chance'): Locator;
  track: Locator;
  roll: Locator;
  recent: Locator;
};

/** Opens the dice on the site's page, and waits until they can be rolled. */
export async function openDice(page: Page): Promise<DiceTable> {
  await page.goto(launchOf(LUCKY_DICE));
  return diceOf(page, await untilOpen(page));
}

/** The dice of a page that shows them already. */
export function diceOf(page: Page, table: Table): DiceTable {
  const place = frameOf(page);
  return {
    ...table,
    side: (name) => place.getByRole('button', { name: arcadeDice.side[name], exact: true }),
    field: (name) => place.getByRole('textbox', { name: arcadeDice[name], exact: true }),
    track: place.getByRole('slider', { name: arcadeDice.target }),
    roll: table.controls.getByRole('button', { name: arcadeDice.roll, exact: true }),
    recent: place.getByRole('list', { name: arcadeDice.recent }).getByRole('listitem'),
  };
}

/** What is bet on stands in all three fields. */
export async function expectBet(
  table: DiceTable,
  bet: Readonly<Record<'target' | 'multiplier' | 'chance', string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(bet))
    await expect(table.field(name as keyof typeof bet), name).toHaveValue(value);
}

/** Types a number into a field and leaves it. */
export async function typeInto(field: Locator, number: string): Promise<void> {
  await field.fill(number);
  await field.press('Enter');
}

/** Rolls in a way of one's own, and answers the roll once it has been shown to its end. */
export async function rollOnce(
  page: Page,
  table: DiceTable,
  ask: () => Promise<void> = () => table.roll.click(),
): Promise<HouseReply<'rollDice'>> {
  const answered = page.waitForResponse(ROLLS);
  await ask();
  const reply = await answered;
  expect(reply.status()).toBe(200);
  await expect(table.main).toHaveAttribute('data-phase', 'idle');
  return reply.json();
}
