import type { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { createLink } from './links/create-link.ts';
import { listLinks } from './links/list-links.ts';
import { openAccount } from './links/open-account.ts';
import { switchLink } from './links/switch-link.ts';
import type { AgentsOutside } from './outside.ts';

/** Translates between the wire and what agents do about links. Decides nothing. */
export function linkHandlers({
  database,
  merchants,
}: AgentsOutside): Handlers<typeof linkEndpoints> {
  const ownerOf = ({ caller, merchantCode, now }: MemberCall) => ({
    agentId: caller.memberId,
    merchant: merchants.get(merchantCode),
    now,
  });
  return {
    listLinks: async (call) => done(await database.transact((tx) => listLinks(tx, ownerOf(call)))),
    createLink: (call, wish) => database.transact((tx) => createLink(tx, ownerOf(call), wish)),
    switchLink: (call, wish) => database.transact((tx) => switchLink(tx, ownerOf(call), wish)),
    openAccount: (call, opening) =>
      openAccount(database, { call, merchant: merchants.get(call.merchantCode) }, opening),
  };
}
