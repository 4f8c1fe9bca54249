import { done, refused } from '@maneki/kernel/outcome';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { runsAll } from '../keys/propose-keys.ts';
import { askDesk, type HouseSource } from './house-source.ts';

type Wish = { readonly table: string; readonly isPaused: boolean; readonly reason: string };
type Paused = Wish & { readonly wasPaused: boolean };

export const tableSubjectOf = (gameId: string): string => `table ${gameId}`;

/**
 * Has a table rest after its round, or go on. The house does that first, outside of any transaction, and
 * the trail tells it afterwards: it moves no money, and asked again it changes nothing.
 */
export const pauseTable = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return refused({ code: 'play.table_of_all', detail: {} } as const);
    const { table: gameId, isPaused } = wish;
    const asked = await askDesk(house, async (desk) => {
      const { tables } = await desk.listTables({});
      const known = tables.find((table) => table.gameId === gameId);
      const { isKnown } = await desk.pause({ gameId, isPaused });
      return isKnown ? (known?.isPaused ?? !isPaused) : undefined;
    });
    if (!asked.ok) return asked;
    if (asked.value === undefined)
      return refused({ code: 'play.table_unknown', detail: {} } as const);
    return done<Paused>({ ...wish, wasPaused: asked.value });
  },
  async act(_: OperatorCall, { table, isPaused, wasPaused }: Paused, tx: Tx) {
    const stateOf = (rests: boolean) => (rests ? 'paused' : 'running');
    const [before, after] = [stateOf(wasPaused), stateOf(isPaused)];
    const merchantCodes = await listMerchantCodes(tx);
    return acted({}, { subject: tableSubjectOf(table), before, after, merchantCodes });
  },
});
