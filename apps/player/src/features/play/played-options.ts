import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import type { PlayedVendor, TicketFilters } from './ticket-choice.ts';

export type PlayedOptions = {
  readonly categories: readonly Category[];
  readonly vendors: readonly { readonly value: string; readonly text: string }[];
  readonly games: readonly { readonly value: string; readonly text: string }[];
};

/** What can still be chosen beside what is chosen already. One who chooses a vendor sees its games alone. */
export function listOptions(
  played: readonly PlayedVendor[],
  { category, vendor }: TicketFilters,
): PlayedOptions {
  const inCategory = played.filter((entry) => !category || entry.category === category);
  const withGames = inCategory.filter((entry) => !vendor || entry.code === vendor);
  return {
    categories: CATEGORIES.filter((known) => played.some((entry) => entry.category === known)),
    vendors: once(inCategory.map(({ code, name }) => ({ value: code, text: name }))),
    games: once(
      withGames.flatMap(({ code, games }) =>
        games.map(({ id, name }) => ({ value: nameGame(code, id), text: name })),
      ),
    ),
  };
}

/** Two vendors may call a game by the same id. */
export const nameGame = (vendor: string, game: string): string => `${vendor}/${game}`;

export function chooseCategory(
  played: readonly PlayedVendor[],
  filters: TicketFilters,
  category: Category | undefined,
): TicketFilters {
  const { vendors } = listOptions(played, { category });
  const isKept = vendors.some(({ value }) => value === filters.vendor);
  return isKept
    ? { ...filters, category }
    : { ...filters, category, vendor: undefined, game: undefined };
}

export const chooseVendor = (filters: TicketFilters, vendor: string | undefined): TicketFilters =>
  vendor === filters.vendor ? filters : { ...filters, vendor, game: undefined };

/** Choosing a game chooses its vendor along with it; no game leaves the vendor as it is. */
export function chooseGame(filters: TicketFilters, named: string | undefined): TicketFilters {
  if (!named) return { ...filters, game: undefined };
  const cut = named.indexOf('/');
  return { ...filters, vendor: named.slice(0, cut), game: named.slice(cut + 1) };
}

/** What a vendor or game is called; its code until the names are known. */
export function namePlayed(played: readonly PlayedVendor[], { vendor, game }: TicketFilters) {
  const entries = played.filter(({ code }) => code === vendor);
  const found = entries.flatMap(({ games }) => games).find(({ id }) => id === game);
  return { vendor: entries[0]?.name ?? vendor, game: found?.name ?? game };
}

const once = <Option extends { readonly value: string }>(options: readonly Option[]): Option[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];
