import type { rebateConsoleEndpoints } from '@maneki/contract/agents/rebate-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import { addDays } from '#features/rewards';
import { dayOf } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';
import { listCaps } from './profiles/list-caps.ts';
import { readMember } from './profiles/read-member.ts';
import { saveCap } from './profiles/save-cap.ts';
import { setRebate } from './profiles/set-rebate.ts';
import { listDebts, listLines, listPayments } from './rebate-desk/search-rebates.ts';
import { writeOffRebate } from './rebates/write-off-rebate.ts';

/** Translates between the wire and what operators do about rebates. Decides nothing. */
export const rebateConsoleHandlers = ({
  database,
  merchants,
}: AgentsOutside): Handlers<typeof rebateConsoleEndpoints> => ({
  listRebateCaps: async ({ merchantCode }) =>
    done({ caps: await database.transact((tx) => listCaps(tx, merchantCode)) }),
  saveRebateCap: (call, wish, tx) => saveCap(tx, call, wish),
  readMemberRebates: ({ merchantCode }, { username }) =>
    database.transact((tx) => readMember(tx, { merchantCode, username })),
  setMemberRebate: (call, wish, tx) => setRebate(tx, call, wish),
  listRebateLines: ({ merchantCode, now }, asked) => {
    const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
    const { day = addDays(today, -1) } = asked;
    return database.transact((tx) => listLines(tx, { ...asked, day, merchantCode }));
  },
  listRebatePayments: ({ merchantCode }, asked) =>
    database.transact((tx) => listPayments(tx, { ...asked, merchantCode })),
  writeOffRebate: (call, name, tx) => writeOffRebate(tx, call, name),
  listRebateDebts: ({ merchantCode }, asked) =>
    database.transact((tx) => listDebts(tx, { ...asked, merchantCode })),
});
