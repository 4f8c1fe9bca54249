import { chatEndpoints } from '../messages/chat-endpoints.ts';
import { type NamedCall, TOKEN } from './named-call.ts';

/** What clients were promised of chat. */
export const chatCalls: readonly NamedCall[] = [
  {
    purpose: 'launch of the chat',
    endpoint: chatEndpoints.launchChat,
    method: 'GET',
    module: 'CBS3',
    parameters: {
      b2c: true,
      language: 'EN',
      backUrl: '/m/home',
      headerColor: '#102030',
      title: 'Support',
    },
    reply: ['chatUrl'],
  },
  {
    purpose: 'unread words of the chat',
    endpoint: chatEndpoints.countChatUnread,
    method: 'GET',
    module: 'CBS3',
    parameters: { token: TOKEN },
    reply: ['unReadCount'],
  },
  {
    purpose: 'live models',
    endpoint: chatEndpoints.listLiveModels,
    method: 'GET',
    module: 'CBS3',
    parameters: { active: true, streaming: true },
    reply: ['list'],
  },
];
