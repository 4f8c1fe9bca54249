import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: '0以上の金額を入力してください。',
    raise_not_found: '確認待ちの上限引き上げはありません。',
    raise_too_soon: '上限の引き上げは、あと{hours}時間で確定できます。',
    excluded: '現在、プレイを休止中です。残高・履歴・サポートはご利用いただけます。',
    exclusion_not_longer: '期間は延長できますが、短縮はできません。より長い期間を選んでください。',
    exclusion_unknown: 'この休止はすでに終了しているか、解除済みです。',
    lift_too_soon: '解除できるのは、あと{hours}時間が過ぎてからです。',
    member_unknown: 'このマーチャントに該当する会員はいません。',
    cursor_invalid: '一覧が更新されました。もう一度読み込んでください。',
  },
  limit: {
    title: '設定した上限に達しました',
    text: '遊びすぎないように、ご自身で設定した上限です。このベットでは何も差し引かれていません。',
    used: '{amount}のうち{used}を使用',
    until: '{time}にリセットされます。',
    minutes: '{minutes}分',
    leave: 'ゲームを終える',
    stay: 'このまま',
    failed: '上限を読み込めませんでした。上限はそのまま有効です。',
    kinds: {
      STAKE: {
        DAY: '1日のベット額',
        WEEK: '1週間のベット額',
        MONTH: '1か月のベット額',
      },
      LOSS: {
        DAY: '1日の損失額',
        WEEK: '1週間の損失額',
        MONTH: '1か月の損失額',
      },
      DEPOSIT: {
        DAY: '1日の入金額',
        WEEK: '1週間の入金額',
        MONTH: '1か月の入金額',
      },
      SESSION: {
        DAY: '1日のプレイ時間',
        WEEK: '1週間のプレイ時間',
        MONTH: '1か月のプレイ時間',
      },
    },
  },
  check: {
    title: '時間を確認しましょう',
    text: '{minutes}分ご利用中です。',
    staked: 'ベット額',
    won: '獲得額',
    net: '差し引き',
    goOn: '続ける',
    break: '休憩する',
    hint: '休憩するとログアウトします。お知らせの間隔は設定で選べます。',
  },
  interval: {
    title: '時間のお知らせ',
    text: '選んだ間隔で、ご利用時間と結果をお知らせします。ページやゲームを移動しても、再読み込みしても続きから数えます。',
    every: '{minutes}分',
    failed: '保存できませんでした。もう一度お試しください。',
  },
};
