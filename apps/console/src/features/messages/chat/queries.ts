import { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { liveConsoleEndpoints } from '@maneki/contract/messages/live-console-endpoints';
import { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

/** Operators have no socket: asked this often, an answer is there before anybody wonders. */
const AGAIN_MS = 2_000;
const DEPOSITS_SHOWN = 3;

export const chatsQuery = queryOptions({
  queryKey: [chatConsoleEndpoints.watchChats.name],
  queryFn: () => call(chatConsoleEndpoints.watchChats, {}),
  refetchInterval: AGAIN_MS,
});

export const answersQuery = queryOptions({
  queryKey: [chatConsoleEndpoints.listAnswers.name],
  queryFn: () => call(chatConsoleEndpoints.listAnswers, {}),
});

export const wordsQuery = queryOptions({
  queryKey: [chatConsoleEndpoints.listWords.name],
  queryFn: () => call(chatConsoleEndpoints.listWords, {}),
});

/** Asked anew for each dialog: another operator may have decided meanwhile. */
export const muteQuery = (memberId: string) =>
  queryOptions({
    queryKey: [chatConsoleEndpoints.readMute.name, memberId],
    queryFn: () => call(chatConsoleEndpoints.readMute, { memberId }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: [chatConsoleEndpoints.readConversationPicture.name, id],
    queryFn: () => call(chatConsoleEndpoints.readConversationPicture, { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [identityConsoleEndpoints.readMember.name, memberId],
    queryFn: () => call(identityConsoleEndpoints.readMember, { memberId }),
  });

export const vipQuery = (memberId: string) =>
  queryOptions({
    queryKey: [vipConsoleEndpoints.readMemberVip.name, memberId],
    queryFn: () => call(vipConsoleEndpoints.readMemberVip, { memberId }),
  });

export const liveModelsQuery = queryOptions({
  queryKey: [liveConsoleEndpoints.listKeptModels.name],
  queryFn: () => call(liveConsoleEndpoints.listKeptModels, {}),
});

export const depositsQuery = (memberId: string) =>
  queryOptions({
    queryKey: [depositConsoleEndpoints.searchDeposits.name, 'chat', memberId],
    queryFn: () => call(depositConsoleEndpoints.searchDeposits, { memberId, size: DEPOSITS_SHOWN }),
  });
