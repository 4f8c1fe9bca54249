import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';

declare const window: PageWindow;

/** Plays one round of a game of the house by its calls alone, with the session of the page. */
export async function spinUnseen(page: Page, game: PlayedGame): Promise<void> {
  expect(await page.evaluate(spin, { game, key: randomUUID() })).toBe(200);
}

async function spin({ game, key }: { game: PlayedGame; key: string }): Promise<number> {
  const post = (path: string, body: object, headers: object) =>
    window.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { vendor, gameId } = game;
  const launched = await window.fetch(
    `/api/play/launch?${new URLSearchParams({ vendor, gameId })}`,
    {
      headers: { language: 'EN', module: 'COMM3' },
    },
  );
  const { value } = (await launched.json()) as { value: { launchToken: string } };
  const opened = await post('/games/api/sessions', { launchToken: value.launchToken }, {});
  const session = (await opened.json()) as { token: string; state: { stakes: string[] } };
  const wish = { key, stake: session.state.stakes.at(-1) };
  const bearer = { authorization: `Bearer ${session.token}` };
  return (await post('/games/api/spins', wish, bearer)).status;
}
