import type { DrawnIssue, LotteryGameView } from '@maneki/contract/house/lottery';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';

const at = (base: Date, ms: number) => new Date(base.getTime() + ms).toISOString();

/** Results as whoever draws tells them, so many, the newest first. */
export const toldResults = (base: Date, count: number): DrawnIssue[] =>
  Array.from({ length: count }, (_, ago) => ({
    no: 1_000 - ago,
    issueNo: `20300101${String(720 - ago).padStart(4, '0')}`,
    drawAt: at(base, -ago * MINUTE_MS),
    status: 'SETTLED' as const,
    result: ['1', '2', '3', '4', String(ago % 10)],
    figures: { SUM: 10 + (ago % 10), SUM_BS: 'SMALL' },
  }));

/** A lottery that is open, as whoever draws tells of it at a moment. */
export const toldLottery = (
  base: Date,
  change: Pick<LotteryGameView, 'gameId' | 'vendor' | 'family'> & Partial<LotteryGameView>,
): LotteryGameView => ({
  code: change.gameId.toUpperCase(),
  drawSource: 'HOUSE',
  minutes: 1,
  playTypes: ['TRADITION', 'ENTERTAINMENT'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT'],
  isOpen: true,
  current: {
    no: 1_001,
    issueNo: '203001010721',
    openAt: at(base, 0),
    closeAt: at(base, 55 * SECOND_MS),
    drawAt: at(base, MINUTE_MS),
    status: 'OPEN',
    commitment: 'c0ffee',
  },
  drawing: null,
  last: toldResults(base, 1)[0]!,
  ...change,
});
