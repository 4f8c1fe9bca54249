import { randomUUID } from 'node:crypto';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { signCall } from '@maneki/server/features/play/testing/sign-call';
import { expect, type Page } from '@playwright/test';
import { act } from './act.ts';
import type { PlayedGame } from './games.ts';
import type { PageWindow } from './page-window.ts';

declare const window: PageWindow;

/** What is needed of the answers; the last three are those of a session that was opened. */
type Answer = {
  readonly status: string;
  readonly currency: string;
  readonly sessionId: string;
  readonly playerId: string;
};

type Settled = { readonly result?: string; readonly resultText?: string };
type Bet = { readonly amount: string; readonly selection?: string; readonly odds?: string };

/** A game that the member of a page has started, played by its provider. */
export type GameTable = {
  /** Answers what the provider calls the bet. */
  bet(bet: Bet): Promise<string>;
  win(betTxId: string, amount: string, settled?: Settled): Promise<void>;
  /** Stake and win in one step. */
  play(bet: Bet, winAmount: string, settled?: Settled): Promise<string>;
  rollBack(betTxId: string): Promise<void>;
};

/** Starts a game with the page's own session, and sits down at it in the provider's place. */
export async function sitDown(page: Page, game: PlayedGame): Promise<GameTable> {
  const key = await act('readProviderKey', {});
  const launched = await page.evaluate(launch, game);
  const { launchToken } = launched.value;

  const send = async (call: RoundWalletCall, asked: object): Promise<Answer> => {
    const { path, headers, body } = signCall(key, call, { body: asked, at: new Date() });
    const url = new URL(path, process.env.E2E_BASE_URL);
    const reply = await fetch(url, { method: 'POST', headers, body: Uint8Array.from(body) });
    const answer = (await reply.json()) as Answer;
    expect(answer.status, call).toBe('OK');
    return answer;
  };

  const { playerId, sessionId, currency } = await send('session/open', { launchToken });
  const stakeOf = (bet: Bet) => {
    const txId = `bet-${randomUUID()}`;
    const { gameId } = game;
    return { ...bet, txId, playerId, sessionId, currency, gameId, roundId: roundOf(txId) };
  };
  return {
    async bet(bet) {
      const stake = stakeOf(bet);
      await send('bet', stake);
      return stake.txId;
    },
    async win(betTxId, amount, settled = {}) {
      const txId = `win-${randomUUID()}`;
      const roundId = roundOf(betTxId);
      await send('win', { ...settled, txId, playerId, betTxId, amount, roundId });
    },
    async play(bet, winAmount, settled = {}) {
      const stake = stakeOf(bet);
      await send('play', { ...stake, ...settled, winAmount });
      return stake.txId;
    },
    async rollBack(betTxId) {
      const txId = `back-${randomUUID()}`;
      const reason = 'the game was broken off';
      await send('rollback', {
        txId,
        playerId,
        refTxId: betTxId,
        roundId: roundOf(betTxId),
        reason,
      });
    },
  };
}

/** Asks as a page of the site would, with the session's cookie. */
async function launch(game: PlayedGame): Promise<{ value: { launchToken: string } }> {
  const { vendor, gameId } = game;
  const wish = new URLSearchParams({ vendor, gameId });
  const reply = await window.fetch(`/api/play/launch?${wish}`, {
    headers: { language: 'EN', module: 'COMM3' },
  });
  return (await reply.json()) as { value: { launchToken: string } };
}

/** A round for each bet. */
const roundOf = (betTxId: string) => `round-${betTxId.slice(-12)}`;
