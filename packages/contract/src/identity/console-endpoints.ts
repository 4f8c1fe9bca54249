import type { Endpoints } from '../endpoint.ts';
import type { IdentityRefusal } from './refusals.ts';

/** What operators see and change of members' accounts. */
export const identityConsoleEndpoints = {
  /** By what somebody knows of a member, and by what members have in common; the newest first. */
  listMembers: {
    name: 'identity.listMembers',
    method: 'GET',
    path: '/console/identity/members',
    module: 'COMM3',
    access: 'operator:readMembers',
    privateFilters: ['search'],
    refusals: ['identity.cursor_invalid'],
  },
  readMember: {
    name: 'identity.readMember',
    method: 'GET',
    path: '/console/identity/member',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['identity.member_unknown'],
  },
  /** Numbers and addresses as they are. Nothing changes, but that somebody looked is written down. */
  revealContacts: {
    name: 'identity.revealContacts',
    method: 'POST',
    path: '/console/identity/member/contacts',
    module: 'COMM3',
    access: 'operator:readContacts',
    refusals: ['identity.member_unknown'],
  },
  listMemberSessions: {
    name: 'identity.listMemberSessions',
    method: 'GET',
    path: '/console/identity/member/sessions',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['identity.member_unknown', 'identity.cursor_invalid'],
  },
  /** One of them, or all: open pages are logged out, and games end. */
  endMemberSessions: {
    name: 'identity.endMemberSessions',
    method: 'POST',
    path: '/console/identity/member/sessions/end',
    module: 'COMM3',
    access: 'operator:changeMembers',
    refusals: ['identity.member_unknown', 'identity.session_not_found'],
  },
  /** Takes away what a member proves themselves with, and ends every session. */
  resetFactors: {
    name: 'identity.resetFactors',
    method: 'POST',
    path: '/console/identity/member/factors/reset',
    module: 'COMM3',
    access: 'operator:changeMembers',
    refusals: ['identity.member_unknown', 'identity.no_way_in_left'],
  },
  /** Takes a member's own picture away; they go by the site's again, and may choose another. */
  removeHeadPicture: {
    name: 'identity.removeHeadPicture',
    method: 'POST',
    path: '/console/identity/member/head-picture/remove',
    module: 'COMM3',
    access: 'operator:changeMembers',
    refusals: ['identity.member_unknown', 'identity.picture_none'],
  },
  /** Ends every session at once; whoever tries to log in is told. */
  blockMember: {
    name: 'identity.blockMember',
    method: 'POST',
    path: '/console/identity/member/block',
    module: 'COMM3',
    access: 'operator:blockMembers',
    refusals: ['identity.member_unknown', 'identity.member_blocked'],
  },
  unblockMember: {
    name: 'identity.unblockMember',
    method: 'POST',
    path: '/console/identity/member/unblock',
    module: 'COMM3',
    access: 'operator:blockMembers',
    refusals: [
      'identity.member_unknown',
      'identity.member_not_blocked',
      'identity.demo_stays_blocked',
    ],
  },
  /** The labels that are in use, for whoever gives one. */
  listLabels: {
    name: 'identity.listLabels',
    method: 'GET',
    path: '/console/identity/labels',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: [],
  },
  changeLabels: {
    name: 'identity.changeLabels',
    method: 'PUT',
    path: '/console/identity/member/labels',
    module: 'COMM3',
    access: 'operator:noteMembers',
    refusals: ['identity.member_unknown'],
  },
  listNotes: {
    name: 'identity.listNotes',
    method: 'GET',
    path: '/console/identity/member/notes',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['identity.member_unknown', 'identity.cursor_invalid'],
  },
  /** A note is never changed and never taken away: a wrong one is followed by another. */
  addNote: {
    name: 'identity.addNote',
    method: 'POST',
    path: '/console/identity/member/notes',
    module: 'COMM3',
    access: 'operator:noteMembers',
    refusals: ['identity.member_unknown'],
  },
} as const satisfies Endpoints<IdentityRefusal['code']>;
