import { houseSchemas } from '@maneki/contract/house/schemas';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import type { Page } from '@playwright/test';

const { gameId, vendor } = DRAGON_TIGER;

type Asked = { method: string; path: string; token?: string; body?: object };

/** Asks as a script of the site would, with the member's cookie or the game's bearer. */
async function ask<Answer>(page: Page, asked: Asked): Promise<Answer> {
  return (await page.evaluate(async ({ method, path, token, body }) => {
    const bearer = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { 'content-type': 'application/json', ...bearer };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(path, { method, headers, ...sent });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  }, asked)) as Answer;
}

export const balanceOf = async (page: Page): Promise<string> => {
  const { method, path } = walletEndpoints.getWallet;
  const answer = await ask<{ value: { mainBalance: string } }>(page, {
    method,
    path: `/api${path}`,
  });
  return answer.value.mainBalance;
};

/** A member at the table without its client, who can bet on the round that runs. */
export async function sitByCalls(page: Page) {
  const wish = new URLSearchParams({ vendor, gameId, mode: 'real' });
  const path = `/api${playEndpoints.launchGame.path}?${wish}`;
  const launched = await ask<{ value: { launchToken: string } }>(page, { method: 'GET', path });
  const { launchToken } = launched.value;
  const sessions = `/games/api${houseSchemas.openSession.path}`;
  const { token } = await ask<{ token: string }>(page, {
    method: 'POST',
    path: sessions,
    body: { launchToken },
  });
  return (roundNo: number, stakes: Record<string, string>) => {
    const { method, path: bets } = houseSchemas.placeBets;
    const body = { key: crypto.randomUUID(), roundNo, stakes };
    return ask(page, { method, path: `/games/api${bets}`, token, body });
  };
}
