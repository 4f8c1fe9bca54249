export const inboxRefusals = {
  message_unknown: 'このメッセージは見つかりません。',
  broadcast_unknown: '該当する一斉配信はありません。',
  broadcast_withdrawn: 'すでに取り下げられています。',
  broadcast_empty:
    '少なくとも1つの言語でタイトルと本文を、書いた言語ではその両方を入力してください。',
  audience_unfit: '最低レベルが最高レベルを上回っています。',
  template_unfit: '{language}の文面に、入る値のない箇所があります：{placeholder}',
} as const;
