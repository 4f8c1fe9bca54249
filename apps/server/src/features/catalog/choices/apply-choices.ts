import type { CatalogueFacts, GameFacts, VendorFacts } from '../catalogue/facts.ts';
import type { Choices, GameChoice } from './choice.ts';

/** What can be played at a merchant, in its order and as it calls it: pure. */
export function applyChoices(
  { games, vendors }: CatalogueFacts,
  choices: Choices,
  merchantCode: string,
): CatalogueFacts {
  const vendorChoices = new Map(
    choices.vendors.filter(isOf(merchantCode)).map((choice) => [choice.vendorCode, choice]),
  );
  const gameChoices = new Map(
    choices.games.filter(isOf(merchantCode)).map((choice) => [keyOf(choice), choice]),
  );
  const kept = vendors
    .filter(({ code }) => vendorChoices.get(code)?.isOn !== false)
    .map((vendor): VendorFacts => {
      const sortOrder = vendorChoices.get(vendor.code)?.sortOrder ?? vendor.sortOrder;
      return { ...vendor, sortOrder };
    });
  const isKept = new Set(kept.map(({ code }) => code));
  const shown = games
    .filter((game) => isKept.has(game.vendorCode) && gameChoices.get(keyOf(game))?.isOn !== false)
    .map((game) => applyChoice(game, gameChoices.get(keyOf(game))));
  // Sorting is stable: what has the same place stays as it stands for all.
  return { games: shown.toSorted(byPlace), vendors: kept.toSorted(byPlace) };
}

const byPlace = (one: { sortOrder: number }, other: { sortOrder: number }) =>
  one.sortOrder - other.sortOrder;

const isOf =
  (merchantCode: string) =>
  (choice: { readonly merchantCode: string }): boolean =>
    choice.merchantCode === merchantCode;

/** No code has a zero byte in it. */
const keyOf = ({ vendorCode, gameId }: Pick<GameFacts, 'vendorCode' | 'gameId'>) =>
  `${vendorCode}\0${gameId}`;

const applyChoice = (game: GameFacts, choice: GameChoice | undefined): GameFacts =>
  choice
    ? {
        ...game,
        names: { ...game.names, ...choice.names },
        icon: choice.icon ?? game.icon,
        isNew: choice.isNew ?? game.isNew,
        sortOrder: choice.sortOrder ?? game.sortOrder,
      }
    : game;
