import type { Words } from '@maneki/phrases/words';
import type { agentLinkEn } from '../en/agent-link.ts';

export const agentLinkJa: Words<typeof agentLinkEn> = {
  agentLinks: {
    title: '招待リンク',
    text: 'エージェントが会員を招くリンクです。訪問者は1日1回だけ数えます。',
    empty: '該当するリンクはありません。',
    owner: 'エージェント',
    code: 'コード',
    state: '状態',
    states: {
      ACTIVE: '有効',
      DISABLED: '停止中',
      EXPIRED: '期限切れ',
      EXHAUSTED: '使用上限',
    },
    target: '登録後の区分',
    targets: { player: 'プレイヤー', agent: 'エージェント' },
    gives: 'リベート',
    nothing: 'なし',
    visits: '訪問',
    registrations: '登録',
    firstDeposits: '初回入金',
    usesMax: '使用上限',
    expires: '有効期限',
    domain: 'ホスト',
    remark: 'エージェントのメモ',
    created: '作成日時',
    act: '操作',
    disable: '停止する',
    disableText: 'リンク{code}では今後招待できません。すでに登録した会員はそのままです。',
    reason: '理由',
    disabled: 'リンクを停止しました。',
  },
};
