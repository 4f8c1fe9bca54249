import { everyPhrase } from '@maneki/phrases/every-phrase';
import type { Browser } from '@playwright/test';
import type { PageWindow } from '../e2e/support/page-window.ts';
import { GAME } from './game-rounds.ts';

declare const window: PageWindow;

const { identity } = everyPhrase.EN;

/** A game as the site launches it. */
export type LaunchedGame = { readonly vendor: string; readonly id: string };

/** Answers the address of a game that is started just then; it opens once. */
export type LaunchGame = (game?: LaunchedGame) => Promise<string>;

/** Opens a trial account, which plays with credit, and launches games from its page. */
export async function enterLobby(browser: Browser, url: string): Promise<LaunchGame> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'lang', value: 'EN', url }]);
  const page = await context.newPage();
  await page.goto(`${url}/m/trail`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: identity.trial.start }).click();
  await page.waitForURL('**/m/home');
  await page.close();
  return async ({ vendor, id: gameId } = GAME) => {
    // It does not stay open: what moves on it would be measured too.
    const lobby = await context.newPage();
    await lobby.goto(`${url}/m/home`, { waitUntil: 'commit' });
    const address = await lobby.evaluate(launch, { vendor, gameId });
    await lobby.close();
    return new URL(address, url).href;
  };
}

/** Asks as a page of the site would. */
async function launch(game: { vendor: string; gameId: string }): Promise<string> {
  const wish = new URLSearchParams({ ...game, mode: 'free' });
  const reply = await window.fetch(`/api/play/launch?${wish}`, {
    headers: { language: 'EN', module: 'COMM3' },
  });
  const { value } = (await reply.json()) as { value: { url: string } };
  return value.url;
}
