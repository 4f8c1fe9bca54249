import { readManifest } from '@maneki/art/manifest';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { expect, test } from 'vitest';

const scenes = readManifest();

test('every draw of the house has a tile of its own, every region of official draws one', () => {
  for (const { gameId, family, drawSource } of LOTTERY_GAMES) {
    const region = `lotto${family.toLowerCase().replaceAll('_', '')}`;
    const picture = drawSource === 'HOUSE' ? gameId : region;
    expect(Object.keys(scenes)).toContain(`slots-${picture}-tile`);
  }
});
