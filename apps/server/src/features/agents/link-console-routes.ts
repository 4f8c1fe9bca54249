import type { linkConsoleEndpoints } from '@maneki/contract/agents/link-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { searchLinks } from './links/search-links.ts';
import { disableLink } from './links/switch-link.ts';
import type { AgentsOutside } from './outside.ts';

/** Translates between the wire and what operators do about links. Decides nothing. */
export const linkConsoleHandlers = ({
  database,
}: AgentsOutside): Handlers<typeof linkConsoleEndpoints> => ({
  searchLinks: ({ merchantCode, now }, asked) =>
    database.transact((tx) => searchLinks(tx, { ...asked, merchantCode, now })),
  disableLink: (call, { code }, tx) => disableLink(tx, call, code),
});
