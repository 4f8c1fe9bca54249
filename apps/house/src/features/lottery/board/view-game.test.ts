import type { DrawnIssue } from '@maneki/contract/house/lottery';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { expect, test } from 'vitest';
import { viewGame } from './view-game.ts';

const game = findLotteryGame('lottossc1')!;

const over = (no: number, status: DrawnIssue['status'], drawAt: string): DrawnIssue => ({
  no,
  issueNo: String(no),
  drawAt,
  status,
  result: status === 'VOID' ? null : ['1', '2', '3', '4', '5'],
  figures: {},
});

const lastAt = (now: string, ...all: DrawnIssue[]) =>
  viewGame(game, { setting: undefined, issues: [], over: all, now: new Date(now) }).last?.no;

test('[PLAY-9] an issue that was given back ahead of its draw hides no result until then', () => {
  const drawn = over(10, 'DRAWN', '2030-01-01T18:15:00.000Z');
  const rests = over(11, 'VOID', '2030-01-02T18:15:00.000Z');
  expect(lastAt('2030-01-01T18:16:00Z', rests, drawn)).toBe(10);
  expect(lastAt('2030-01-02T18:15:00Z', rests, drawn)).toBe(11);
  expect(lastAt('2030-01-01T12:00:00Z', rests)).toBeUndefined();
});
