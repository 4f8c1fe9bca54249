import type { referralConsoleEndpoints } from '@maneki/contract/rewards/referral-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { searchFriends } from './referral/search-friends.ts';

/** Translates between the wire and what operators see of invited friends. Decides nothing. */
export const referralConsoleHandlers = ({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof referralConsoleEndpoints> => ({
  searchReferrals: async ({ merchantCode }, asked) =>
    done(await searchFriends(database, { ...asked, merchantCode })),
});
