import { lotteryKind } from '@maneki/house/features/lottery/lottery-kind';
import { openRunner } from '@maneki/house/features/lottery/run/run-lotteries';
import { systemClock } from '@maneki/kernel/clock';
import { openHouse } from '../tooling/fairness/open-house.ts';
import { makePlayer } from '../tooling/fairness/player.ts';
import { writeSlip } from './five-digits.ts';

const GAME_ID = 'lottossc1';
const LIMITS = ['house.win_too_large', 'house.lines_over_limit'] as const;

/**
 * Slips as fast as the house's own statements go, on tables of the house alone: nobody asks over HTTP, and whoever
 * would take the money agrees to everything. Answers how many a second.
 */
export async function buyBySql(
  ends: { endLater(end: () => Promise<void>): void },
  load: {
    readonly url?: string | undefined;
    readonly players: number;
    readonly seconds: number;
  },
): Promise<number> {
  const { services } = await openHouse(ends, { url: load.url });
  const runner = openRunner(services, { onMoved: () => {} });
  await runner.advance();
  const { placeSlip, listIssues } = lotteryKind.handlers(services);
  let bought = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1_000;
  const play = async () => {
    const now = systemClock.now();
    const { lotteries } = makePlayer({ lane: 0, now });
    const session = lotteries.find(({ gameId }) => gameId === GAME_ID)!;
    while (performance.now() < endsAt) {
      const from = { address: '127.0.0.1', session, askedAt: systemClock.now() };
      const coming = await listIssues({}, from);
      const [, next] = coming.ok ? coming.value.issues : [];
      if (!next) throw new Error(`${GAME_ID} has no issue to come.`);
      const answer = await placeSlip(writeSlip(next.no), from);
      if (answer.ok) bought += 1;
      // A member may not win more than so much by one issue, nor have more lines: somebody else buys on.
      else if (LIMITS.some((code) => code === answer.refusal.code)) return play();
      else throw new Error(`A slip was refused: ${answer.refusal.code}`);
    }
    return undefined;
  };
  await Promise.all(Array.from({ length: load.players }, play));
  return bought / ((performance.now() - startedAt) / 1_000);
}
