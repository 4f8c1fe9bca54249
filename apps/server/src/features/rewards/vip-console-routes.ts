import type { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findClubLabel, findStatedIdentity } from '#features/identity';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { describeLevel, listLevels } from './vip/levels/list-levels.ts';
import { type JudgeLevels, saveLevel } from './vip/levels/save-level.ts';
import { nameMember } from './vip/name-member.ts';
import type { Standing } from './vip/standings/standing.ts';
import { listOfMember } from './vip/standings/store.ts';

/** Translates between the wire and what operators do about levels. Decides nothing. */
export const vipConsoleHandlers = ({
  database,
  judgeLevels,
}: {
  readonly database: Database;
  readonly judgeLevels: JudgeLevels;
}): Handlers<typeof vipConsoleEndpoints> => ({
  listVipLevels: async ({ merchantCode }) => {
    const levels = await database.statement((tx) => listLevels(tx, merchantCode));
    return done({ levels: levels.map(describeLevel) });
  },
  saveVipLevel: (call, level, tx) => saveLevel(tx, judgeLevels, call, level),
  readMemberVip: ({ merchantCode }, { memberId }) =>
    database.transact(async (tx) => {
      const member = await findStatedIdentity(tx, memberId);
      if (member?.merchantCode !== merchantCode)
        return refused({ code: 'rewards.vip_member_unknown', detail: {} });
      const club = await findClubLabel(tx, memberId);
      return done({
        standings: (await listOfMember(tx, memberId)).map(describeStanding),
        name: club?.type === 'MANUAL' ? club.name : null,
      });
    }),
  nameMember: (call, wish, tx) => nameMember(tx, call, wish),
});

const describeStanding = (standing: Standing) => ({
  currency: standing.currency,
  level: standing.level,
  highest: standing.highest,
  since: standing.since.toISOString(),
  turnover: writeAmount(standing.turnover),
  deposits: writeAmount(standing.deposits),
  month: standing.month,
  monthTurnover: writeAmount(standing.monthTurnover),
});
