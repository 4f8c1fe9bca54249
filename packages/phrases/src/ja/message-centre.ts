import type { messageCentre as source } from '../en/message-centre.ts';
import type { Words } from '../words.ts';

export const messageCentre: Words<typeof source> = {
  label: 'メッセージとお問い合わせ',
  telegram: 'Telegram',
  telegramText: '公式チャンネルをアプリで見る',
  notices: 'お知らせ',
  noticesText: 'サイトの最新情報',
  inbox: '受信箱',
  inboxText: 'アカウントに関するメッセージ',
  chat: 'ライブチャット',
  chatText: 'この画面でスタッフと会話',
  service: 'カスタマーサポート',
  serviceText: 'スタッフがお手伝いします',
  line: 'LINE',
  lineText: '友だち追加はこちら',
  unread: '未読{count}件',
};
