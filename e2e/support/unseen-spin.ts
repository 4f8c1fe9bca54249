import { randomUUID } from 'node:crypto';
import type { HouseReply } from '@maneki/contract/house/schemas';
import { expect, type Page } from '@playwright/test';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';

declare const window: PageWindow;

type Wish = PlayedGame & { readonly mode: 'real' | 'free'; readonly key: string };

/** Plays one round of a game of the house by its calls alone, with the session of the page. */
export async function spinUnseen(
  page: Page,
  { vendor, gameId }: PlayedGame,
  mode: Wish['mode'] = 'real',
): Promise<HouseReply<'spin'>> {
  const { status, body } = await page.evaluate(spin, { vendor, gameId, mode, key: randomUUID() });
  expect(status).toBe(200);
  return body as HouseReply<'spin'>;
}

async function spin({ key, ...game }: Wish): Promise<{ status: number; body: unknown }> {
  const post = (path: string, body: object, headers: object) =>
    window.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const launched = await window.fetch(`/api/play/launch?${new URLSearchParams(game)}`, {
    headers: { language: 'EN', module: 'COMM3' },
  });
  const { value } = (await launched.json()) as { value: { launchToken: string } };
  const opened = await post('/games/api/sessions', { launchToken: value.launchToken }, {});
  const session = (await opened.json()) as { token: string; state: { stakes: string[] } };
  const wish = { key, stake: session.state.stakes.at(-1) };
  const bearer = { authorization: `Bearer ${session.token}` };
  const reply = await post('/games/api/spins', wish, bearer);
  return { status: reply.status, body: await reply.json() };
}
