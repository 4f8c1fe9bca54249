import type { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { removeHeadPicture } from './head-icon/remove-head-picture.ts';
import type { IdentityServices } from './identity-services.ts';
import { changeLabels } from './labels/change-labels.ts';
import { listKnownLabels } from './labels/store.ts';
import { blockMember, unblockMember } from './managed/block-member.ts';
import { endMemberSessions } from './managed/end-member-sessions.ts';
import { listMemberSessions } from './managed/list-member-sessions.ts';
import { readMember } from './managed/read-member.ts';
import { resetFactors } from './managed/reset-factors.ts';
import { revealContacts } from './managed/reveal-contacts.ts';
import { listMembers } from './member-search/list-members.ts';
import { addNote } from './notes/add-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { offeredWays } from './social/offered-ways.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function identityConsoleHandlers({
  database,
  merchants,
  outside,
}: Pick<IdentityServices, 'database' | 'merchants' | 'outside'>): Handlers<
  typeof identityConsoleEndpoints
> {
  const { findMarket } = merchants;
  return {
    listMembers: ({ merchantCode }, wish) => listMembers(database, { ...wish, merchantCode }),
    readMember: ({ merchantCode, now }, { memberId }) =>
      database.transact((tx) => readMember(tx, { memberId, merchantCode, now, findMarket })),
    revealContacts: ({ merchantCode }, { memberId }, tx) =>
      revealContacts(tx, { memberId, merchantCode }),
    listMemberSessions: ({ merchantCode, now }, wish) =>
      listMemberSessions(database, { ...wish, merchantCode, now }),
    endMemberSessions: ({ merchantCode, now }, { memberId, sessionId }, tx) =>
      endMemberSessions(tx, { memberId, sessionId, merchantCode, now }),
    resetFactors: ({ merchantCode, now }, { memberId, factors }, tx) => {
      const offered = offeredWays(merchants.get(merchantCode), outside.social);
      return resetFactors(tx, { memberId, merchantCode, factors, offered, now });
    },
    removeHeadPicture: ({ merchantCode }, { memberId }, tx) =>
      removeHeadPicture(tx, { memberId, merchantCode }),
    blockMember: ({ merchantCode, operator, now }, wish, tx) =>
      blockMember(tx, { ...wish, merchantCode, by: operator.name, now }),
    unblockMember: ({ merchantCode }, { memberId }, tx) =>
      unblockMember(tx, { memberId, merchantCode, isMoneyReal: merchants.isAnyMarketReal() }),
    async listLabels({ merchantCode }) {
      return done({ labels: await database.statement((tx) => listKnownLabels(tx, merchantCode)) });
    },
    changeLabels: ({ merchantCode }, wish, tx) => changeLabels(tx, { ...wish, merchantCode }),
    listNotes: ({ merchantCode }, wish) => listNotes(database, { ...wish, merchantCode }),
    addNote: ({ merchantCode, operator, now }, wish, tx) =>
      addNote(tx, { ...wish, merchantCode, by: operator, now }),
  };
}
