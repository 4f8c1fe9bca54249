import type { missionConsoleEndpoints } from '@maneki/contract/rewards/mission-console-endpoints';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listManaged } from './mission-definitions/list-managed.ts';
import { saveMission, switchMission } from './mission-definitions/save-mission.ts';

/** Translates between the wire and what operators do about missions. Decides nothing. */
export function missionConsoleHandlers({
  database,
  merchants,
}: {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
}): Handlers<typeof missionConsoleEndpoints> {
  return {
    listAllMissions: ({ merchantCode, now }, asked) => {
      const { businessTimezone: timezone } = merchants.get(merchantCode);
      return database.transact((tx) => listManaged(tx, { ...asked, merchantCode, timezone, now }));
    },
    saveMission: (call, mission, tx) => saveMission(tx, call, mission),
    switchMission: (call, wish, tx) => switchMission(tx, call, wish),
  };
}
