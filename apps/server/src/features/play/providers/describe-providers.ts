import type { Language } from '@maneki/contract/language';
import { DAY_MS } from '@maneki/kernel/clock';
import { listNames, nameIn } from '#features/catalog';
import type { Tx } from '#platform/database/database';
import type { Ceilings } from '../ceilings/ceiling.ts';
import { createCeilingFinder } from '../ceilings/find-ceilings.ts';
import { listCeilings, type SaidCeilings } from '../ceilings/store.ts';
import { countOpenByProvider, type ExceptionScope } from '../exceptions/store.ts';
import * as health from '../health/store.ts';
import * as keys from '../keys/store.ts';

const HEALTH_MS = DAY_MS;
const KEYS_SHOWN = 20;

type Asked = ExceptionScope & { readonly now: Date; readonly language: Language };

/** Everybody who runs games, by name, with how they are doing. */
export async function describeProviders(tx: Tx, asked: Asked) {
  const since = new Date(asked.now.getTime() - HEALTH_MS);
  const sums = new Map((await health.sumHours(tx, since)).map((sum) => [sum.providerCode, sum]));
  const active = await keys.countActiveKeys(tx);
  const open = await countOpenByProvider(tx, asked);
  const providers = await keys.listProviders(tx);
  return providers
    .map(({ code, name, isOn }) => ({
      code,
      name,
      isOn,
      activeKeys: active.get(code) ?? 0,
      openExceptions: open.get(code) ?? 0,
      ...describeHealth(sums.get(code)),
    }))
    .toSorted((one, other) => one.code.localeCompare(other.code));
}

const describeHealth = (sums: health.ProviderSums | undefined) => ({
  calls: sums?.calls ?? 0,
  turnedAway: sums?.turnedAway ?? 0,
  failed: sums?.failed ?? 0,
  meanMs: sums && sums.calls > 0 ? Math.round(sums.tookMs / sums.calls) : null,
  slowestMs: sums?.slowestMs ?? null,
  lastCallAt: sums?.lastAt.toISOString() ?? null,
});

/** One of them with its keys, without their secrets, its hours and its ceilings. */
export async function describeProvider(tx: Tx, { code, ...asked }: Asked & { code: string }) {
  const provider = (await describeProviders(tx, asked)).find((one) => one.code === code);
  if (!provider) return undefined;
  const since = new Date(asked.now.getTime() - HEALTH_MS);
  const shown = await keys.listShownKeys(tx, { providerCode: code, limit: KEYS_SHOWN });
  const hours = await health.listHours(tx, { providerCode: code, since });
  const said = (await listCeilings(tx)).filter((one) => one.providerCode === code);
  const own = said.find(({ game }) => game === null)?.ceilings;
  return {
    ...provider,
    keys: shown.map((key) => describeKey(key, asked.now)),
    hours: hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts })),
    ceilings: numbersOf(
      createCeilingFinder(said).find({ providerCode: code, vendorCode: '', gameId: '' }).provider,
    ),
    said: own ? numbersOf(own) : {},
    games: await describeGames(tx, said, asked),
  };
}

const describeKey = (key: keys.ShownKey, now: Date) => {
  const { id, createdAt, retiredAt, lastUsedAt, collectUntil, collectedBy } = key;
  const canCollect = !retiredAt && collectedBy === null && collectUntil && collectUntil > now;
  return {
    id,
    createdAt: createdAt.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    collectUntil: canCollect ? collectUntil.toISOString() : null,
    collectedBy,
  };
};

async function describeGames(
  tx: Tx,
  said: readonly SaidCeilings[],
  { merchantCode, language }: Asked,
) {
  const games = said.flatMap(({ providerCode, game }) => (game ? { providerCode, ...game } : []));
  const names = await listNames(tx, games, merchantCode);
  const finder = createCeilingFinder(said);
  return games.map((game) => {
    const { game: called } = names.find(game);
    return {
      vendor: game.vendorCode,
      gameId: game.gameId,
      name: called ? nameIn(called, language) : game.gameId,
      ...numbersOf(finder.find(game).game),
    };
  });
}

type Numbers<Given> = { [Name in keyof Ceilings]: Given extends Ceilings ? number : number | null };

/** Reference units are whole and far below what a number holds. */
function numbersOf<Given extends { readonly [Name in keyof Ceilings]: bigint | null }>(
  given: Given,
): Numbers<Given> {
  const { winPerRoundMax, winPerStakeMax, jackpotMax, exposurePerDayMax } = given;
  const all = { winPerRoundMax, winPerStakeMax, jackpotMax, exposurePerDayMax };
  const written = Object.entries(all).map(([name, units]) => [
    name,
    units === null ? null : Number(units),
  ]);
  return Object.fromEntries(written);
}
