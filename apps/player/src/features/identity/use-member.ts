import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { useQuery } from '@tanstack/react-query';
import { call, queryClient } from '#platform/call/browser.ts';
import { memberQuery } from './queries.ts';

/** Who is logged in here; null for a guest. */
export const useMember = (): MemberInfo | null => useQuery(memberQuery(call)).data ?? null;

/** The same outside of components, as far as it is known; undefined before. */
export const memberHere = (): MemberInfo | null | undefined =>
  queryClient.getQueryData(memberQuery(call).queryKey);

/** What others call somebody: the nickname, else the account. */
export const nameOf = ({ nickname, account }: Pick<MemberInfo, 'nickname' | 'account'>): string =>
  nickname || account;
