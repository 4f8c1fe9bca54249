import type { rebateEndpoints } from '@maneki/contract/agents/rebate-endpoints';
import type { Flag } from '@maneki/contract/flags';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { dayOf } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';
import { listTeam } from './profiles/list-team.ts';
import { raiseRebates } from './profiles/raise-rebates.ts';
import { readOwn } from './rebates/read-own.ts';
import { sumByGroup } from './shares/store.ts';

/** Translates between the wire and what agents ask about rebates. Decides nothing. */
export function rebateHandlers({
  database,
  merchants,
}: AgentsOutside): Handlers<typeof rebateEndpoints> {
  const isOff = (merchantCode: string, flag: Flag) => !merchants.get(merchantCode).flags[flag];
  const off = () => refused({ code: 'site.feature_off', detail: {} } as const);
  return {
    getRebates: async ({ caller: { memberId }, merchantCode, now }) => {
      if (isOff(merchantCode, 'GAMSER')) return off();
      const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
      return done(await database.transact((tx) => readOwn(tx, { memberId, merchantCode, today })));
    },
    readRebateDay: async ({ caller: { memberId }, merchantCode }, { day, currency }) => {
      if (isOff(merchantCode, 'GAMSER')) return off();
      const groups = await database.statement((tx) => sumByGroup(tx, { memberId, day, currency }));
      return done({
        groups: groups.map(({ turnover, amount, ...group }) => ({
          ...group,
          turnover: writeAmount(turnover),
          amount: writeAmount(amount),
        })),
      });
    },
    listTeamRebates: async ({ caller: { memberId: agentId }, merchantCode }, asked) => {
      if (isOff(merchantCode, 'AGEREBINC3')) return off();
      const { username, cursor: after } = asked;
      return done(
        await database.transact((tx) => listTeam(tx, { agentId, merchantCode, username, after })),
      );
    },
    raiseRebates: async ({ caller: { memberId: agentId }, merchantCode, now }, wish) => {
      if (isOff(merchantCode, 'AGEREBINC3')) return off();
      const raised = await database.transact((tx) =>
        raiseRebates(tx, { agentId, merchantCode, now, ...wish }),
      );
      return raised.ok ? done({ rebates: raised.value }) : raised;
    },
  };
}
