import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';

type TypeName = keyof typeof MEMBER_TYPES;

/** What the words of a kind of account are called. */
export const typeName = (type: MemberType): TypeName =>
  (Object.keys(MEMBER_TYPES) as TypeName[]).find((name) => MEMBER_TYPES[name] === type)!;
