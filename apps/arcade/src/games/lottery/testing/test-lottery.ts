import type { LotteryGameView, LotteryRoundView } from '@maneki/contract/house/lottery';
import type { CallHouse } from '#frame/call-house.ts';
import { HouseClock } from '#table/house-clock.ts';
import { LotteryPlay } from '../lottery-play.ts';
import type { LotteryGameState } from '../lottery-state.ts';

/** Lotteries of one minute, from this moment on. */
export const START = Date.parse('2026-11-18T00:00:00Z');
export const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();

export const issue = (no: number) => ({
  no,
  issueNo: `2026111800${no}`,
  openAt: at((no - 1) * 60),
  closeAt: at(no * 60 - 5),
  drawAt: at(no * 60),
  status: 'OPEN' as const,
  commitment: null,
});
export const drawn = (no: number) => ({
  no,
  issueNo: `2026111800${no}`,
  drawAt: at(no * 60),
  status: 'SETTLED' as const,
  result: ['1', '2', '3', '4', '5'],
  figures: {},
});
export const lotteryAt = (no: number): LotteryGameView => ({
  gameId: 'lottossc1',
  vendor: 'LOTT',
  code: 'SSC_1',
  family: 'SSC',
  drawSource: 'HOUSE',
  minutes: 1,
  playTypes: ['TRADITION', 'ENTERTAINMENT'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT'],
  isOpen: true,
  current: issue(no),
  drawing: null,
  last: no > 1 ? drawn(no - 1) : null,
});
export const bought = (no: number, change: Partial<LotteryRoundView> = {}): LotteryRoundView => ({
  kind: 'lottery',
  roundId: `round ${no}`,
  gameId: 'lottossc1',
  status: 'OPEN',
  stake: '20',
  win: '0',
  jackpots: [],
  commitment: '',
  nonce: 0,
  placedAt: at(0),
  isSeen: true,
  roundNo: no,
  bet: { no, issueNo: '', playType: 'TRADITION', prizeMode: 'LOTT', tickets: [] },
  outcome: null,
  ...change,
});
export const state = (change: object = {}) =>
  ({
    kind: 'lottery',
    gameId: 'lottossc1',
    player: 'one',
    vendor: 'LOTT',
    isFree: false,
    currency: 'JPY',
    balance: '1000',
    stakes: ['50'],
    language: 'EN',
    theme: 'dark',
    session: { openedAt: at(0), now: at(0), staked: '0', won: '0', realityCheckMinutes: 0 },
    game: lotteryAt(1),
    restricted: [],
    recent: [],
    slips: [],
    ...change,
  }) as unknown as LotteryGameState;

type Answers = Record<string, (request: unknown) => unknown>;

/** A lottery with a house that answers as it is told, and a clock that is set. */
export function openTestLottery(change: object = {}) {
  const clock = { nowMs: START };
  const answers: Answers = {};
  const asked: { call: string; request: unknown }[] = [];
  const call = (async (name: string, request: unknown) => {
    asked.push({ call: name, request });
    return answers[name]!(request);
  }) as unknown as CallHouse;
  const houseClock = new HouseClock(() => clock.nowMs);
  const play = new LotteryPlay({
    game: state(change),
    call,
    clock: houseClock,
    onEnded: () => undefined,
    wait: async () => undefined,
  });
  return { play, answers, asked, clock, houseClock };
}
