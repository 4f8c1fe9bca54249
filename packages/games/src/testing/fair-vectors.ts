/**
 * Signed by hand with another program: rounds that were played must come out the same in ten years, at the
 * house and in browsers alike.
 */
export const FAIR_VECTORS = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  round: { clientSeed: 'maneki', nonce: 7 },
  blocks: [
    {
      message: 'maneki|7|0',
      hex: '0f60c06289159ce1536b0655f540083075fc907ce3825dfe78c03a093b6c435a',
    },
    {
      message: 'maneki|7|1',
      hex: '2a940779fd4634c0d0df766912e1ec066543dae5897a6d78602efd141f5f6c89',
    },
  ],
  sharedRound: { gameId: 'vault3', roundNo: 42 },
  sharedBlocks: [
    {
      message: 'vault3|42|0',
      hex: '456e6432fa15460f675d308c1a8ada29fbfe7553f64e8a709e2c4fd6b54e940d',
    },
    {
      message: 'vault3|42|1',
      hex: '24bdd058513927efec51485c7870971bf0a055003130744435aca49937dcb062',
    },
  ],
  /** The first draws of the round, if all of them are below 32, or all below 1000. */
  below32: [25, 20, 14, 0, 3, 14, 24, 17],
  below1000: [393, 20, 982, 832, 699, 998, 840, 457],
} as const;
