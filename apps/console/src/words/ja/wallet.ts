import type { Words } from '@maneki/phrases/words';
import type { walletEn } from '../en/wallet.ts';

export const walletJa: Words<typeof walletEn> = {
  ledger: {
    title: '帳簿の健全性',
    right: '帳簿は正常です。すべての検査に合格しました。',
    wrong: '{count} 件の検査に問題があります。下の内容と operating.md をご確認ください。',
    late: '検査が遅れています。ジョブを確認してください。',
    never: '帳簿はまだ検査されていません。',
    mode: { news: '新しい取引（毎分）', full: 'すべて（毎晩）' },
    ok: '正常',
    question: {
      wallet: {
        'two-sides': 'すべての移動に貸方と借方がある',
        chain: '残高が直前の残高から続いている',
        'holds-and-debts': '保留と債務が記録と一致する',
        'nothing-negative': 'マイナスの残高がない',
        'zero-sum': '通貨ごとの合計がゼロになる',
        'house-sums': 'ハウス残高が移動の合計と一致する',
        'rolled-up': 'ハウス残高が最新である',
        'money-apart': 'プレイクレジットとお金が混ざらない',
        watermarks: '集計に漏れがない',
      },
      play: {
        'stake-has-ticket': 'すべての賭けにチケットがある',
        'tickets-equal-money': 'チケットとお金の動きが一致する',
        'open-bets-have-rounds': '未決の賭けに進行中のラウンドがある',
        'held-wins': '保留中の勝利がすべて管理されている',
      },
      cashier: {
        'deposits-equal-money': '入金の記録がお金の動きと一致している',
      },
    },
    findings: '{count} 件',
    holdings: '残高の内訳',
    members: '全会員',
    account: '口座',
    currency: '通貨',
    balance: '残高',
    nothing: 'まだ取引がありません。',
  },
  adjustment: {
    title: '残高の変更',
    gives: '会員 <member>{memberId}</member> に {amount} を加える',
    takes: '会員 <member>{memberId}</member> から {amount} を引く',
  },
};
