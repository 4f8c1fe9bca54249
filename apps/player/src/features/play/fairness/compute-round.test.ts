import { createHash, createHmac } from 'node:crypto';
import { readDraws } from '@maneki/games/fair/draws';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { expect, test } from 'vitest';
import { computeRound } from './compute-round.ts';

const serverSeed = '5e'.repeat(32);
const bytes = Buffer.from(serverSeed, 'hex');
const fingerprint = createHash('sha256').update(bytes).digest('hex');
const round = { serverSeed, clientSeed: 'lucky-cat', commitment: undefined } as const;

test.each(SLOT_GAMES)(
  '[FAIR-1] the page computes the same rounds of $id as a server does',
  async ({ id, model }) => {
    for (const nonce of [1, 2, 3]) {
      const blockAt = (counter: number) =>
        createHmac('sha256', bytes).update(`lucky-cat|${nonce}|${counter}`).digest();
      const expected = slotModels[model].play(readDraws(blockAt));
      const check = await computeRound({ ...round, game: id, nonce });
      expect(check.outcome).toEqual(expected);
    }
  },
);

test('[PLAY-8] a seal is whole only with the hash of the very seed', async () => {
  const check = (commitment: string | undefined) =>
    computeRound({ ...round, game: 'maneki3', nonce: 1, commitment });
  expect(await check(fingerprint)).toMatchObject({ fingerprint, isSealWhole: true });
  expect((await check('0'.repeat(64))).isSealWhole).toBe(false);
  expect((await check(undefined)).isSealWhole).toBeUndefined();
});

test('a game that is no slot of the house cannot be checked', async () => {
  await expect(computeRound({ ...round, game: 'chess', nonce: 1 })).rejects.toThrow('chess');
});
