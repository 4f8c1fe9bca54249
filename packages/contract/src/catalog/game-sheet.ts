import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type CsvRecord, readCsv } from '@maneki/kernel/read-csv';
import { writeCsvRow } from '@maneki/kernel/write-csv';

/**
 * Many games at once, as a sheet: where each stands, whether it is shown and its place among hot ones. The
 * same rules show what a sheet would change and carry it out.
 */
export const SHEET_COLUMNS = ['code', 'order', 'shown', 'hot'] as const;

/** What a call may carry, with room for how JSON writes line ends. */
export const SHEET_CHARACTERS_MAX = 50_000;
export const GAME_ORDER_MAX = 1_000_000;
export const HOT_GAMES_MAX = 100;

/** A game as it is now. */
export type SheetGame = {
  /** Its vendor and its id, `HSLOT/koi9`. */
  readonly code: string;
  readonly order: number;
  readonly isShown: boolean;
  /** Its place on the merchant's list of hot games, from 1; null where it is not on it. */
  readonly hotPlace: number | null;
};

/** What a line asks for; what its cell leaves empty stays as it is. */
export type SheetWish = {
  readonly code: string;
  readonly order?: number;
  readonly isShown?: boolean;
  /** Zero takes it off the list. */
  readonly hotPlace?: number;
};

export type SheetProblem = {
  readonly code:
    | 'sheet_too_large'
    | 'sheet_quotes_wrong'
    | 'sheet_columns_wrong'
    | 'sheet_cells_wrong'
    | 'sheet_code_unknown'
    | 'sheet_code_twice'
    | 'sheet_order_wrong'
    | 'sheet_shown_wrong'
    | 'sheet_hot_wrong'
    | 'sheet_hot_twice'
    | 'sheet_empty';
  readonly detail: { readonly line: number; readonly value: string };
};

type Column = (typeof SHEET_COLUMNS)[number];

/** What a sheet asks for, line by line; or the first thing that is wrong with it, and where. */
export function readGameSheet(
  text: string,
  games: readonly Pick<SheetGame, 'code'>[],
): Outcome<readonly SheetWish[], SheetProblem> {
  if (text.length > SHEET_CHARACTERS_MAX)
    return wrong('sheet_too_large', 1, String(SHEET_CHARACTERS_MAX));
  const read = readCsv(text);
  if (!read.ok) return wrong('sheet_quotes_wrong', read.refusal.line, '');
  const [header, ...records] = read.value;
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (columns.toSorted().join() !== SHEET_COLUMNS.toSorted().join())
    return wrong('sheet_columns_wrong', header?.line ?? 1, SHEET_COLUMNS.join(', '));
  if (records.length === 0) return wrong('sheet_empty', header!.line, '');
  return readRecords(records, columns as Column[], new Set(games.map(({ code }) => code)));
}

function readRecords(
  records: readonly CsvRecord[],
  columns: readonly Column[],
  known: ReadonlySet<string>,
): Outcome<readonly SheetWish[], SheetProblem> {
  const wishes = new Map<string, SheetWish>();
  const places = new Set<number>();
  for (const { line, cells } of records) {
    if (cells.length !== columns.length)
      return wrong('sheet_cells_wrong', line, String(cells.length));
    const cellOf = (column: Column) => cells[columns.indexOf(column)]!.trim();
    const wish = readWish(line, cellOf);
    if (!wish.ok) return wish;
    const { code, hotPlace = 0 } = wish.value;
    if (!known.has(code)) return wrong('sheet_code_unknown', line, code);
    if (wishes.has(code)) return wrong('sheet_code_twice', line, code);
    if (places.has(hotPlace)) return wrong('sheet_hot_twice', line, String(hotPlace));
    if (hotPlace > 0) places.add(hotPlace);
    wishes.set(code, wish.value);
  }
  return done([...wishes.values()]);
}

const YES: readonly string[] = ['yes', 'true', '1'];
const NO: readonly string[] = ['no', 'false', '0'];

function readWish(
  line: number,
  cellOf: (column: Column) => string,
): Outcome<SheetWish, SheetProblem> {
  const [order, shown, hot] = [cellOf('order'), cellOf('shown').toLowerCase(), cellOf('hot')];
  if (order !== '' && !isWhole(order, GAME_ORDER_MAX))
    return wrong('sheet_order_wrong', line, order);
  if (shown !== '' && ![...YES, ...NO].includes(shown))
    return wrong('sheet_shown_wrong', line, shown);
  if (hot !== '' && !isWhole(hot, HOT_GAMES_MAX)) return wrong('sheet_hot_wrong', line, hot);
  return done({
    code: cellOf('code'),
    ...(order !== '' && { order: Number(order) }),
    ...(shown !== '' && { isShown: YES.includes(shown) }),
    ...(hot !== '' && { hotPlace: Number(hot) }),
  });
}

const isWhole = (text: string, max: number) => /^\d{1,7}$/.test(text) && Number(text) <= max;

/** Texts of others are shown, but not at any length. */
const SHOWN_MAX = 40;

const wrong = (code: SheetProblem['code'], line: number, value: string) =>
  refused({ code, detail: { line, value: value.slice(0, SHOWN_MAX) } });

/** A game that a sheet changes, and what it is before and after. */
export type SheetChange = { readonly before: SheetGame; readonly after: SheetGame };

/** What the wishes of a sheet would change; lines that ask for what is there change nothing. */
export function compareSheet(
  wishes: readonly SheetWish[],
  games: readonly SheetGame[],
): readonly SheetChange[] {
  const asked = new Map(wishes.map((wish) => [wish.code, wish]));
  const hot = placeHotGames(wishes, games);
  return games.flatMap((before) => {
    const { order = before.order, isShown = before.isShown } = asked.get(before.code) ?? {};
    const place = hot.indexOf(before.code) + 1;
    const after = { code: before.code, order, isShown, hotPlace: place || null };
    const isSame =
      order === before.order && isShown === before.isShown && after.hotPlace === before.hotPlace;
    return isSame ? [] : [{ before, after }];
  });
}

/** The list of hot games after a sheet: those it names at their places, the others around them in their order. */
export function placeHotGames(
  wishes: readonly SheetWish[],
  games: readonly SheetGame[],
): readonly string[] {
  const named = new Set(
    wishes.flatMap(({ code, hotPlace }) => (hotPlace === undefined ? [] : code)),
  );
  const list = games
    .filter(({ code, hotPlace }) => hotPlace !== null && !named.has(code))
    .toSorted((one, other) => one.hotPlace! - other.hotPlace!)
    .map(({ code }) => code);
  const placed = wishes
    .flatMap(({ code, hotPlace = 0 }) => (hotPlace > 0 ? [{ code, hotPlace }] : []))
    .toSorted((one, other) => one.hotPlace - other.hotPlace);
  for (const { code, hotPlace } of placed) list.splice(hotPlace - 1, 0, code);
  return list.slice(0, HOT_GAMES_MAX);
}

/** What holds now, as a sheet. */
export const writeGameSheet = (games: readonly SheetGame[]): string =>
  [
    SHEET_COLUMNS,
    ...games.map(({ code, order, isShown, hotPlace }) => [
      code,
      String(order),
      isShown ? 'yes' : 'no',
      String(hotPlace ?? 0),
    ]),
  ]
    .map((cells) => writeCsvRow(cells))
    .join('');
