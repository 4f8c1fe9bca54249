import type { messageCentre as source } from '../en/message-centre.ts';
import type { Words } from '../words.ts';

export const messageCentre: Words<typeof source> = {
  label: '消息与联系方式',
  telegram: 'Telegram',
  telegramText: '在您的应用中打开我们的频道',
  notices: '公告',
  noticesText: '网站最新动态',
  inbox: '站内信',
  inboxText: '与您的账户有关的消息',
  chat: '在线聊天',
  chatText: '直接在这里与我们交谈',
  service: '客户服务',
  serviceText: '专人为您解决问题',
  line: 'LINE',
  lineText: '加我们为好友',
  unread: '{count} 条未读',
};
