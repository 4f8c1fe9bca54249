/** Where everything that can be read, and everybody who can be asked, is found. */
export const messageCentre = {
  label: 'Ways to read and to reach us',
  telegram: 'Telegram',
  telegramText: 'Our channel, in your own app',
  notices: 'Announcements',
  noticesText: 'What is new on the site',
  inbox: 'Inbox',
  inboxText: 'Messages about your account',
  chat: 'Live chat',
  chatText: 'Talk with us right here',
  service: 'Customer service',
  serviceText: 'A person who helps you',
  line: 'LINE',
  lineText: 'Add us as a friend',
  unread: '{count} unread',
} as const;
