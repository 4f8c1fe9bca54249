import { MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { keepHouseGames } from '@maneki/server/features/catalog/index';
import { expect } from 'vitest';
import { startLotteries } from './test-lotteries.ts';

const gameId = 'lottovnnnorth';

/** A draw of the north whose special prize ends so, and whose first prize is this. */
export const resultOf = (tail: string, first = '11111'): string[] => [
  `000${tail}`,
  first,
  ...Array.from({ length: 8 }, () => '11111'),
  ...Array.from({ length: 10 }, () => '1111'),
  ...Array.from({ length: 3 }, () => '111'),
  ...Array.from({ length: 4 }, () => '11'),
];

/** The house with the north offered, whose results somebody enters. */
export async function startOfficialDraws() {
  const lotteries = await startLotteries();
  const { house } = lotteries;
  await house.house.lotteryDesk.setLottery({ gameId, isOffered: true });
  await lotteries.advance(MINUTE_MS);
  const manifest = await house.house.readManifest();
  await house.database.transact((tx) => keepHouseGames(tx as never, manifest));
  return {
    lotteries,
    gameId,
    /** 100 on 47 and 1 000 on 48, in the issue of now: they pay 96 times. */
    async buy() {
      const { current } = await lotteries.game(gameId);
      const seat = await lotteries.sit(gameId);
      const before = parseAmount((await seat.getState()).balance)!;
      const tickets = [
        { play: 'DE', selection: '47', stake: '100' },
        { play: 'DE', selection: '48', stake: '1000' },
      ];
      const answer = await seat.buy({ no: current!.no, tickets });
      expect(answer.json()).toMatchObject({ slips: [{ status: 'OPEN' }] });
      const roundId: string = answer.json().slips[0].roundId;
      return { issue: current!, before, roundId };
    },
    /** To the draw of an issue, and its result. */
    async draw({ no, drawAt }: { readonly no: number; readonly drawAt: string }, tail: string) {
      await lotteries.until(drawAt);
      const result = resultOf(tail);
      expect(await house.house.lotteryDesk.enterResult({ gameId, no, result })).toBe('ENTERED');
    },
    /** What the player has now, and the slip of theirs. */
    async look(roundId: string) {
      const seat = await lotteries.sit(gameId);
      const { slips } = await seat.listSlips();
      const slip = slips.find((each) => each.roundId === roundId)!;
      return { slip, balance: parseAmount((await seat.getState()).balance)! };
    },
  };
}
