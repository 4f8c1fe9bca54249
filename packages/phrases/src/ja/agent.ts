import type { agent as source } from '../en/agent.ts';
import type { Words } from '../words.ts';

export const agent: Words<typeof source> = {
  greetings: {
    morning: 'おはようございます',
    noon: 'こんにちは',
    afternoon: 'こんにちは',
    evening: 'こんばんは',
  },
  counters: {
    title: '本日のチーム',
    here: 'ログイン',
    bet: 'ベット',
    joined: '新規登録',
    online: 'オンライン',
    failed: '現在、数値を取得できません。1分後にもう一度取得します。',
  },
  entries: {
    label: 'エージェントツール',
    overview: 'チーム概要',
    members: 'チームメンバー',
    pnl: 'チーム損益',
    betting: 'チームベット',
    record: 'エージェント明細',
    gifts: 'チームへ送金',
    rebate: '自分のリベート',
    teamRebate: 'チームリベート',
    security: 'セキュリティ',
    mail: 'メール',
    service: 'オンラインサポート',
    unread: '未読 {count} 件',
  },
  bar: {
    label: 'エージェントメニュー',
    home: 'ホーム',
    links: '招待',
    dividend: '配当',
    notices: 'お知らせ',
  },
};
