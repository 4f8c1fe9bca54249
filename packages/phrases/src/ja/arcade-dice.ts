import type { arcadeDice as source } from '../en/arcade-dice.ts';
import type { Words } from '../words.ts';

export const arcadeDice: Words<typeof source> = {
  name: 'ラッキーダイス',
  table: 'ダイステーブル',
  bet: 'ベット内容',
  side: { UNDER: 'アンダー', OVER: 'オーバー' },
  target: 'ターゲット',
  multiplier: '倍率',
  chance: '勝率',
  pays: '勝利時の払戻',
  roll: 'ロール',
  rolling: 'ロール中…',
  rolled: '出た数字',
  hint: '数字を選んでロールしてください',
  won: '勝ち',
  lost: '負け',
  recent: '最近のロール（新しい順）',
  half: 'ベットを半分に',
  double: 'ベットを2倍に',
  tooLarge: '1回の払戻は{max}までです。ベットを下げるか、勝率を上げてください。',
  betInstead: '{stake}をベット',
  note: '{side} {target}・出目 {roll}',
  said: { won: '{roll}が出ました。{amount}の勝ちです。', lost: '{roll}が出ました。当たりなし。' },
  rules: {
    title: '遊び方とルール',
    return: '還元率（RTP）',
    numbers: '数字の範囲',
    largest: '最高倍率',
    equal:
      'ロールごとに0.00～99.99の数字が1つ出ます。10,000通りの数字はすべて同じ確率で、それまでの結果には影響されません。',
    wins: '「オーバー」はターゲットより大きい数字、「アンダー」は小さい数字が出れば勝ちです。ターゲットと同じ数字は勝ちになりません。',
    pays: '当たりにくい数字ほど、払戻は大きくなります。',
    formula: '倍率 = {percent} ÷ 勝率（%）',
    example:
      '勝率{chance}%なら、払戻はベットの{multiplier}倍です。どのベットでも還元率は同じです。',
    limits: '勝率は{min}%から{max}%まで選べます。1回の払戻は{amount}が上限です。',
    rounding: '払戻は通貨の1万分の1未満を切り捨てます。',
    seeds:
      '数字は、プレイ前にハッシュが示されるサーバーシードと、あなたのクライアントシードから決まります。どのロールも後から検証できます。',
    broken: 'ロールの結果は、ロールした時点で決まります。通信が切れた場合は、後で表示されます。',
    version: 'ルール {model}、バージョン {version, number}',
  },
};
