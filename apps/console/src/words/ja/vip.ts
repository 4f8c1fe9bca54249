import type { Words } from '@maneki/phrases/words';
import type { vipEn } from '../en/vip.ts';

export const vipJa: Words<typeof vipEn> = {
  vip: {
    title: 'VIPレベル',
    text: '金額は基準単位で、各通貨に換算されます。変更は以後の処理に適用され、会員の現在のレベルは次の1日まで変わりません。',
    level: 'レベル',
    changed: '変更',
    asBegun: '初期値のまま',
    back: '← すべてのレベル',
    unknown: '該当するレベルはありません。',
    readOnly: 'この役割では閲覧のみ可能です。',
    save: '保存',
    saved: '保存しました。以後適用されます。',
    percent: '{rate, number, ::percent .00}',
    fields: {
      turnoverRu: '累計ベット額',
      depositRu: '累計入金額',
      keepRu: '維持に必要な月間ベット額',
      levelUpRu: '昇格ボーナス',
      monthlyRu: '月間ボーナス',
      birthdayRu: '誕生日ボーナス',
      freeWithdrawals: '1日の無料出金回数',
      dayMaxRu: '1日の出金上限',
      slotsPpm: '還元：スロット・フィッシング',
      livePpm: '還元：ライブカジノ',
      sportsPpm: '還元：スポーツ・eスポーツ・闘鶏',
      pvpPpm: '還元：カードゲーム',
    },
    hints: {
      units: '基準単位で入力します。',
      ppm: '有効ベット額の百万分率です（2500は0.25 %）。フィッシングの還元は0.40 %が上限です。',
    },
    member: {
      title: 'VIP',
      name: '手動の呼び名',
      nameHint:
        'レベルの代わりに表示されます。レベルの特典は変わりません。空欄はレベル表示に戻ります。',
      saveName: '保存',
      named: '保存しました。今後この呼び名で表示されます。',
      none: 'まだベットも入金もありません（VIP 0）。',
      level: 'レベル',
      highest: 'これまでの最高',
      since: '到達日',
      turnover: '累計ベット額',
      deposits: '累計入金額',
      month: '{month}のベット額',
    },
  },
};
