import { fileURLToPath } from 'node:url';
import { DICE } from '@maneki/games/dice/dice';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { JACKPOT_POOLS, oneInOf } from '@maneki/games/slots/jackpot';
import type { SlotModel } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import { TABLE_GAMES } from '@maneki/games/tables/table-games';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';

const COLUMNS_MAX = 100;

/**
 * The data of all machines, and what the other games are called, for whoever plays a round again with a
 * program of their own.
 */
export const writeMachines = (): { path: string; text: string } => ({
  path: fileURLToPath(new URL('../../apps/house/verifier/machines.json', import.meta.url)),
  text: `${writeJson({
    games: Object.fromEntries([
      ...SLOT_GAMES.map(({ id, model }) => [id, model]),
      ...[DICE, ...TABLE_GAMES].map(({ gameId, model }) => [gameId, model]),
      ...DRAWN.map(({ gameId, family }) => [gameId, family]),
    ]),
    models: Object.fromEntries(Object.values(slotModels).map((one) => [one.code, dataOf(one)])),
    jackpots: Object.fromEntries(currencies.map((currency) => [currency, chancesOf(currency)])),
  })}\n`,
});

/** What is drawn elsewhere follows from no seed of ours. */
const DRAWN = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');

const currencies = Object.keys(CURRENCIES) as Currency[];

/** A ten-thousandth of a currency, staked, wins a pool once in so many draws; in the order of the draws. */
const chancesOf = (currency: Currency) =>
  Object.fromEntries(JACKPOT_POOLS.map((pool) => [pool, oneInOf(currency, pool)]));

/** What a round follows from, and nothing that only describes it. */
function dataOf({ play, proof, symbols, code, ...data }: SlotModel) {
  return data;
}

/** Lists stand on one line where they fit, as the formatter wants them. */
export function writeJson(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([name, field]) => {
      const key = `${inner}${JSON.stringify(name)}: `;
      return key + writeJson(field, inner, key.length);
    });
    return `{\n${fields.join(',\n')}\n${indent}}`;
  }
  const line = JSON.stringify(value).replaceAll(',', ', ');
  const isFlat = value.every((one) => typeof one !== 'object');
  if (isFlat && before + line.length < COLUMNS_MAX) return line;
  const items = value.map((one) => inner + writeJson(one, inner, inner.length));
  return `[\n${items.join(',\n')}\n${indent}]`;
}
