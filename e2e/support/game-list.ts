import type { Language } from '@maneki/contract/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import type { PageWindow } from './page-window.ts';
import { fill, words } from './words.ts';

declare const window: PageWindow;

type View = keyof ReturnType<typeof words>['catalog']['list']['tabs'];
type Kind = keyof ReturnType<typeof words>['shell']['categories'];

/** What a page with a list of games shows, by the words of its language. */
export function listOf(page: Page, language: Language = 'EN') {
  const { catalog, shell } = words(language);
  const { list, filter, tile } = catalog;
  const games = page.getByRole('list', { name: list.label, exact: true });
  const linkIn = (place: string, name: string) =>
    page.getByRole('navigation', { name: place, exact: true }).getByRole('link', {
      name,
      exact: true,
    });
  return {
    games,
    /** The tiles that are in the document. */
    tiles: games.getByRole('article'),
    names: games.getByRole('heading', { level: 3 }),
    tile: (name: string) => games.getByRole('link', { name, exact: true }),
    /** Whether it is a favourite or not yet. */
    heart: (name: string) =>
      games
        .getByRole('button', { name: fill(tile.favourite, { name }), exact: true })
        .or(games.getByRole('button', { name: fill(tile.unfavourite, { name }), exact: true })),
    /** A guest's leads to the login. */
    guestHeart: (name: string) =>
      games.getByRole('link', { name: fill(tile.favourite, { name }), exact: true }),
    free: (name: string) =>
      games.getByRole('link', { name: fill(tile.freeLabel, { name }), exact: true }),
    view: (view: View) => linkIn(list.views, list.tabs[view]),
    studio: (name: string) => linkIn(list.studios, name),
    kinds: page.getByRole('navigation', { name: list.categories, exact: true }).getByRole('link'),
    kind: (kind: Kind) => linkIn(list.categories, shell.categories[kind]),
    search: page.getByRole('searchbox', { name: list.search, exact: true }),
    drawer: page.getByRole('dialog', { name: filter.title }),
    end: page.getByText(list.end, { exact: true }),
  };
}

export type GameList = ReturnType<typeof listOf>;

/** Opens a list and waits until its scripts answer a tap. */
export async function openList(page: Page, address: string): Promise<GameList> {
  await openPage(page, address);
  return listOf(page);
}

/** The address without its host: it says all of what a list shows. */
export const expectAddress = (page: Page, address: string): Promise<void> =>
  expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);

/** Opens the filters and waits until they have come to rest. */
export async function openDrawer(page: Page, language: Language = 'EN'): Promise<Locator> {
  const { drawer, view } = listOf(page, language);
  await view('filter').click();
  await expect(drawer).toBeVisible();
  await expect(drawer).not.toHaveAttribute('data-starting-style');
  return drawer;
}

/** One value of a filter, found by the filter's name. */
export const choiceIn = (drawer: Locator, filter: string, value: string): Locator =>
  drawer.getByRole('group', { name: filter, exact: true }).getByText(value, { exact: true });

/** How far down the page is. */
export const scrolledPx = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Down to the last tile that has come, where the next page is asked for. */
export const scrollDown = (page: Page): Promise<unknown> =>
  page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');

/** Goes on down, page after page, until the list says that it has ended. */
export async function scrollToEnd(page: Page): Promise<void> {
  const { end } = listOf(page);
  await expect(async () => {
    await scrollDown(page);
    await expect(end).toBeInViewport({ timeout: 1_500 });
  }).toPass({ intervals: [0] });
}
