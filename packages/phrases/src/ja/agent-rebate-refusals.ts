import type { rebateRefusals as source } from '../en/agent-rebate-refusals.ts';
import type { Words } from '../words.ts';

export const rebateRefusals: Words<typeof source> = {
  rebate_above_own: '{group}：設定できるのはご自身の値である{most}までです。',
  rebate_step: '{group}：値は{step}刻みで指定してください。',
  rebate_lowered: '{group}：リベートは引き上げのみ可能です。現在は{now}です。',
  rebate_downline_unknown: '直属の下位にその会員はいません。',
  rebate_member_unknown: 'その会員は見つかりません。',
  rebate_above_upline: '{group}：上位の値は{most}です。下位がそれを超えることはできません。',
  rebate_out_of_range: '{group}：値は{least}から{most}の間で指定してください。',
  rebate_budget: '{group}：還元の合計が{sum}となり、ゲームの収益で許される上限{limit}を超えます。',
  rebate_payment_unknown: 'その日の保留中のリベートはありません。',
  rebate_cursor_invalid: 'そこからは続きを表示できません。最初からやり直してください。',
};
