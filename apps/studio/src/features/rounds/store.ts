import type { Tx } from '#platform/database';

type Owner = { readonly playerId: string; readonly currency: string };

/** A round whose seed is drawn and on which nothing is bet yet. */
export type OpenRound = { readonly nonce: number; readonly serverSeed: string };

export type PlayedRound = OpenRound & {
  readonly gameId: string;
  readonly clientSeed: string;
  readonly pick: string;
  readonly stake: bigint;
  readonly drawn: number;
  readonly payout: bigint;
  readonly playedAt: Date;
};

export async function findOpenRound(
  tx: Tx,
  { playerId, currency }: Owner,
): Promise<OpenRound | undefined> {
  const row = await tx
    .selectFrom('studio.rounds')
    .select(['nonce', 'server_seed as serverSeed'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('played_at', 'is', null)
    .executeTakeFirst();
  return row;
}

export async function insertRound(
  tx: Tx,
  { playerId, currency }: Owner,
  { nonce, serverSeed }: OpenRound,
): Promise<void> {
  await tx
    .insertInto('studio.rounds')
    .values({ player_id: playerId, currency, nonce, server_seed: serverSeed })
    .execute();
}

export async function finishRound(
  tx: Tx,
  { playerId, currency }: Owner,
  round: Omit<PlayedRound, 'serverSeed'>,
): Promise<void> {
  const { nonce, gameId, clientSeed, pick, stake, drawn, payout, playedAt } = round;
  await tx
    .updateTable('studio.rounds')
    .set({
      game_id: gameId,
      client_seed: clientSeed,
      pick,
      stake,
      drawn,
      payout,
      played_at: playedAt,
    })
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('nonce', '=', nonce)
    .execute();
}

/** The latest rounds of a game, the newest first. */
export async function listPlayed(
  tx: Tx,
  { playerId, currency }: Owner,
  { gameId, limit }: { readonly gameId: string; readonly limit: number },
): Promise<PlayedRound[]> {
  const rows = await tx
    .selectFrom('studio.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('game_id', '=', gameId)
    .orderBy('nonce', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    nonce: row.nonce,
    serverSeed: row.server_seed,
    gameId,
    clientSeed: row.client_seed!,
    pick: row.pick!,
    stake: row.stake!,
    drawn: row.drawn!,
    payout: row.payout!,
    playedAt: row.played_at!,
  }));
}
