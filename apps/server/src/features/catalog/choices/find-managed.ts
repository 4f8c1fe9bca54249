import type { Category } from '@maneki/contract/play/tickets';
import { foldName } from '../search/fold-name.ts';
import type { ManagedGame } from './managed-games.ts';

export type Asked = {
  readonly vendor?: string | undefined;
  readonly category?: Category | undefined;
  readonly name?: string | undefined;
  readonly shown?: 'shown' | 'hidden' | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of the games that an operator asks for, and where the next one begins: pure. */
export function findManaged(games: readonly ManagedGame[], asked: Asked) {
  const after = asked.cursor === undefined ? undefined : readPlace(asked.cursor);
  const chosen = games.filter((game) => isChosen(game, asked) && (!after || isBehind(game, after)));
  const page = chosen.slice(0, asked.size);
  const last = page.at(-1);
  return { page, next: last && chosen.length > page.length ? writePlace(last) : null };
}

function isChosen(game: ManagedGame, { vendor, category, name = '', shown }: Asked): boolean {
  if (vendor && game.vendorCode !== vendor) return false;
  if (category && game.category !== category) return false;
  if (shown && game.isShown !== (shown === 'shown')) return false;
  const wanted = foldName(name);
  if (!wanted) return true;
  const called = [...Object.values(game.names), ...Object.values(game.ownNames), game.gameId];
  return called.some((one) => foldName(one).includes(wanted));
}

/** Where a game stands, so that a page goes on behind it also when it has gone meanwhile. */
type Place = { readonly order: number; readonly code: string };

const writePlace = ({ order, code }: Place): string => `${order} ${code}`;

function readPlace(cursor: string): Place {
  const [order = '', ...code] = cursor.split(' ');
  return { order: Number(order) || 0, code: code.join(' ') };
}

const isBehind = (game: Place, place: Place): boolean =>
  game.order > place.order || (game.order === place.order && isAfter(game.code, place.code));

/** As the database sorts: vendor, then id. */
function isAfter(code: string, other: string): boolean {
  const [vendor = '', id = ''] = code.split('/');
  const [otherVendor = '', otherId = ''] = other.split('/');
  return vendor > otherVendor || (vendor === otherVendor && id > otherId);
}
