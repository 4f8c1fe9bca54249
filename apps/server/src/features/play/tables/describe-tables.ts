import type { DeskBet, DeskRound, DeskTable } from '@maneki/contract/house/desk';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import { done, refused } from '@maneki/kernel/outcome';
import { nameIn } from '#features/catalog';
import { listUsernames } from '#features/identity';
import { listOpenSubjects } from '#features/operators';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { askDesk, type HouseSource } from './house-source.ts';
import { VOID_KIND, voidSubjectOf } from './propose-void.ts';

type Asked = Pick<OperatorCall, 'language' | 'merchantCode' | 'now'>;

/** What a table is called, as the house says it. */
export const tableNameIn = (
  manifest: HouseManifest | undefined,
  gameId: string,
  language: OperatorCall['language'],
): string => {
  const names = manifest?.games.find((game) => game.gameId === gameId)?.names;
  return names ? nameIn(names, language) : gameId;
};

/** Every table; none where there is no house. */
export async function listHouseTables(house: HouseSource, { language }: Asked) {
  if (!house.desk) return done({ rows: [], next: null });
  const asked = await askDesk(house, (desk) => desk.listTables({}));
  if (!asked.ok) return asked;
  const manifest = house.readManifest?.();
  const rows = asked.value.tables.map(({ gameId, ...table }: DeskTable) => ({
    table: gameId,
    name: tableNameIn(manifest, gameId, language),
    ...table,
  }));
  return done({ rows, next: null });
}

/** A page of a table's rounds, the newest first. */
export async function listHouseRounds(
  house: HouseSource,
  wish: {
    readonly table: string;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const { table: gameId, cursor, size } = wish;
  const before = cursor === undefined ? undefined : Number(cursor);
  // One more than is shown tells whether there is a next page.
  const asked = await askDesk(house, (desk) =>
    desk.listRounds({ gameId, before, limit: size + 1 }),
  );
  if (!asked.ok) return asked;
  const rows = asked.value.rounds.slice(0, size).map(describeRound);
  const hasMore = asked.value.rounds.length > size;
  return done({ rows, next: hasMore ? String(rows.at(-1)!.roundNo) : null });
}

/** One round with its bets and its proof. Other merchants' players are bets without a name. */
export async function readHouseRound(
  { database, house }: { readonly database: Database; readonly house: HouseSource },
  { language, merchantCode, now }: Asked,
  { table: gameId, roundNo: no }: { readonly table: string; readonly roundNo: number },
) {
  const asked = await askDesk(house, (desk) => desk.findRound({ gameId, no }));
  if (!asked.ok) return asked;
  const { found } = asked.value;
  if (!found) return refused({ code: 'play.round_unknown', detail: {} });
  const isOwn = ({ merchant }: DeskBet) => merchant === merchantCode;
  return database.transact(async (tx) => {
    const ids = [...new Set(found.bets.filter(isOwn).map(({ playerId }) => playerId))];
    // Whose member somebody is, is ours to know and not the house's to say.
    const members = await listUsernames(tx, ids, { merchantCode });
    const open = await listOpenSubjects(tx, { merchantCode, kind: VOID_KIND, now });
    return done({
      table: gameId,
      name: tableNameIn(house.readManifest?.(), gameId, language),
      ...describeRound(found.round),
      ...found.proof,
      waits: open.has(voidSubjectOf(gameId, no)),
      bets: found.bets.map((bet) => describeBet(bet, isOwn(bet) ? members : new Map())),
    });
  });
}

const describeRound = ({ settledAt, ...round }: DeskRound) => ({ ...round, endedAt: settledAt });

const describeBet = (
  { roundId, playerId, ...bet }: DeskBet,
  members: ReadonlyMap<string, string>,
) => {
  const member = members.get(playerId) ?? null;
  return { ...bet, round: roundId, memberId: member === null ? null : playerId, member };
};
