import type { missionEndpoints } from '@maneki/contract/rewards/mission-endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Handlers } from '#platform/calls/handlers';
import type { ClaimServices } from './grants/in-one-step.ts';
import { claimChest } from './missions/claim-chest.ts';
import { claimMission, type Given } from './missions/claim-mission.ts';
import { areMissionsOn, listMissions } from './missions/list-missions.ts';

const describe = ({ amount, currency, points, activity }: Given) =>
  done({ amount: writeAmount(amount), currency: moneyOf(currency), points, activity });

/** Translates between the wire and the use cases of missions. Decides nothing. */
export function missionHandlers(services: ClaimServices): Handlers<typeof missionEndpoints> {
  const { database } = services;
  return {
    areMissionsOn: async (call) =>
      done({ isOn: await database.statement((tx) => areMissionsOn(tx, call)) }),
    listMissions: async ({ caller: { memberId }, language, now }) =>
      done(await listMissions(services, { memberId, language, now })),
    claimMission: async ({ caller: { memberId }, now }, { code }) => {
      const claimed = await claimMission(services, { memberId, code, now });
      return claimed.ok ? describe(claimed.value) : claimed;
    },
    claimChest: async ({ caller: { memberId }, now }, { at }) => {
      const claimed = await claimChest(services, { memberId, at, now });
      return claimed.ok ? describe(claimed.value) : claimed;
    },
  };
}
