import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';

/** Keys of the words for kinds of accounts; the three demo twins share one. */
export type MemberTypeName = 'player' | 'agent' | 'generalAgent' | 'trial' | 'demo';

const NAMES: Readonly<Record<MemberType, MemberTypeName>> = {
  [MEMBER_TYPES.player]: 'player',
  [MEMBER_TYPES.agent]: 'agent',
  [MEMBER_TYPES.generalAgent]: 'generalAgent',
  [MEMBER_TYPES.trial]: 'trial',
  [MEMBER_TYPES.demoPlayer]: 'demo',
  [MEMBER_TYPES.demoAgent]: 'demo',
  [MEMBER_TYPES.demoGeneralAgent]: 'demo',
};

export const memberTypeName = (type: MemberType): MemberTypeName => NAMES[type];
