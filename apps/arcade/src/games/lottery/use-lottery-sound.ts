import { useEffect } from 'react';
import { preferences } from '#frame/preferences.ts';
import { createTones, type Tones } from '#frame/sound.ts';
import { useLottery } from './lottery-hooks.ts';
import { type LotteryState, ownResult } from './lottery-state.ts';
import { gradeOf } from './result/win-grade.ts';

const NOTES = { big: 7, won: 3, returned: 0, lost: 0 } as const;
/** When numbers come, as `result.css` has it. */
const BALL_EVERY_MS = 340;
const BALLS_MAX = 10;

/** Sounds follow what is shown. */
export function useLotterySound(): void {
  const { play } = useLottery();
  useEffect(() => {
    const tones = createTones(preferences);
    let before = play.state.get();
    return play.state.subscribe(() => {
      const now = play.state.get();
      sing(tones, before, now);
      before = now;
    });
  }, [play]);
}

function sing({ play, win }: Tones, before: LotteryState, now: LotteryState): void {
  if (now.phase === 'closed' && before.phase === 'betting')
    play({ frequency: 660, to: 440, lengthMs: 280, volume: 0.05 });
  if (now.slips.length > before.slips.length && before.asking === null && now.asking === null)
    play({ frequency: 2_400, to: 1_400, lengthMs: 50, volume: 0.04, type: 'triangle' });
  if (now.fresh !== before.fresh && now.lottery.last?.result) {
    const balls = Math.min(BALLS_MAX, now.lottery.last.result.length);
    for (let ball = 0; ball < balls; ball += 1)
      play({
        frequency: 420 + ball * 30,
        to: 180,
        atMs: ball * BALL_EVERY_MS,
        lengthMs: 90,
        volume: 0.06,
        type: 'triangle',
      });
  }
  if (now.fresh === null || now.slips === before.slips) return;
  if (ownResult(before, now.fresh) && before.fresh === now.fresh) return;
  const own = ownResult(now, now.fresh);
  if (own) win(NOTES[gradeOf(own.win, own.stake)]);
}
