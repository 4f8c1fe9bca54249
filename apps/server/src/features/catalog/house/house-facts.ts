import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { GameName } from '../store.ts';

/** Who knows what the house said of its games last. */
export type ManifestReader = { readManifest?(): HouseManifest | undefined };

/** What the house says of a game beyond what a catalogue needs; null for games of others. */
export function houseFactsOf({ readManifest }: ManifestReader, { vendorCode, gameId }: GameName) {
  const game = readManifest?.()?.games.find(
    (listed) => listed.vendor === vendorCode && listed.gameId === gameId,
  );
  if (!game) return null;
  const { kind, minBets, winMax, isShared, returnPer10M = null } = game;
  return { kind, returnPer10M, minBets, winMax, isShared };
}
