import {
  GAMES_PAGE_SIZE,
  listedUnder,
  RECENTS_PAGE_SIZE,
} from '@maneki/contract/catalog/categories';
import type { GamePage } from '@maneki/contract/catalog/schemas';
import type { Language } from '@maneki/contract/language';
import type { Category } from '@maneki/contract/play/tickets';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { describeGame } from './describe-game.ts';
import { readPlace, writePlace } from './place.ts';
import * as store from './store.ts';

export type Asked = {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
  readonly name?: string | undefined;
  readonly cursor?: string | undefined;
  readonly language: Language;
  /** Providers that are on. */
  readonly providers: readonly string[];
};

type CursorRefusal = {
  readonly code: 'wallet.cursor_invalid';
  readonly detail: Record<never, never>;
};

type Listed = Promise<Outcome<GamePage, CursorRefusal>>;

/** One page of the games that can be started. */
export const listGames = (database: Database, asked: Asked): Listed =>
  listPage(asked, GAMES_PAGE_SIZE, (choice, page) =>
    database.statement((tx) => store.listGames(tx, choice, page)),
  );

/** One page of the games that a member has started, the latest first. */
export const listRecents = (
  database: Database,
  { memberId, ...asked }: Asked & { readonly memberId: string },
): Listed =>
  listPage(asked, RECENTS_PAGE_SIZE, (choice, page) =>
    database.statement((tx) => store.listRecents(tx, { ...choice, memberId }, page)),
  );

async function listPage(
  asked: Asked,
  size: number,
  read: (choice: store.Choice, page: store.Page) => Promise<store.GameRow[]>,
): Listed {
  const after = asked.cursor === undefined ? undefined : readPlace(asked.cursor);
  if (asked.cursor !== undefined && !after)
    return refused({ code: 'wallet.cursor_invalid', detail: {} });
  // One more than is shown tells whether there is a next page.
  const rows = await read(choiceOf(asked), { after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return done({
    list: shown.map((row) => describeGame(row, asked.language)),
    next: last && rows.length > shown.length ? writePlace(last) : null,
  });
}

const choiceOf = ({ category, vendor, classify, name, language, providers }: Asked) => ({
  categories: category && listedUnder(category),
  vendor,
  classify,
  name: name ? { part: name, language } : undefined,
  providers,
});
