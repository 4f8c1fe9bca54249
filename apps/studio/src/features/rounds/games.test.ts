import { expect, test } from 'vitest';
import { playRound, STUDIO_GAMES, STUDIO_RETURN_PER_10M } from './games.ts';

const picks = STUDIO_GAMES.flatMap((game) => game.picks.map((pick) => ({ game, pick })));
const drawing = (drawn: number) => ({ below: () => drawn, blocksUsed: 1 });

test.each(picks.map(({ game, pick }) => [game.id, pick.name, game, pick] as const))(
  '%s: %s returns what is promised, counted over every outcome',
  (_, __, game, pick) => {
    const stake = 10_000n;
    const paid = Array.from({ length: game.outcomes }, (___, drawn) =>
      playRound(game, { pick: pick.name, stake }, drawing(drawn)),
    );
    expect(paid.filter(({ payout }) => payout > 0n)).toHaveLength(pick.wins);
    const total = paid.reduce((sum, { payout }) => sum + payout, 0n);
    expect((total * 10_000_000n) / (stake * BigInt(game.outcomes))).toBe(
      BigInt(STUDIO_RETURN_PER_10M),
    );
  },
);

test('a lantern at the height that was said is above it', () => {
  const lantern = STUDIO_GAMES.find(({ id }) => id === 'lantern')!;
  expect(lantern.isWon('10', 9)).toBe(true);
  expect(lantern.isWon('10', 10)).toBe(false);
});
