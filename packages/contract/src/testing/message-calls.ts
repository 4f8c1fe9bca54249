import { chatEndpoints } from '../messages/chat-endpoints.ts';
import { feedbackEndpoints } from '../messages/feedback-endpoints.ts';
import { inboxEndpoints } from '../messages/inbox-endpoints.ts';
import { type NamedCall, TOKEN } from './named-call.ts';

/** What clients were promised of messages, feedback and chat. */
export const messageCalls: readonly NamedCall[] = [
  {
    purpose: 'feedback',
    endpoint: feedbackEndpoints.sendFeedback,
    method: 'PUT',
    module: 'FEEDBACK3',
    parameters: {
      content: 'What I wanted to tell you',
      sender: 'sakura',
      type: 1,
      captcha: 'k7m4p',
    },
    whenUnsaid: { type: -1 },
  },
  {
    purpose: 'unread messages',
    endpoint: inboxEndpoints.countUnread,
    method: 'GET',
    parameters: { token: TOKEN },
    reply: ['unReadCount'],
  },
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
