import type { contractRefusals as source } from '../en/agent-contract-refusals.ts';
import type { Words } from '../words.ts';

export const contractRefusals: Words<typeof source> = {
  contract_unknown: 'この契約は存在しないか、あなたの契約ではありません。',
  contract_moved_on: 'この契約はすでに回答、取り下げ、または終了されています。',
  contract_not_allowed: 'プレイ用クレジットのアカウントは契約を結べません。',
  contract_payee_unknown: 'あなたの直属に該当するメンバーはいません。',
  contract_general_unknown: 'この名前の総代理はいません。',
  contract_payee_player: 'プレイヤーは契約を結べません。先にエージェントに昇格させてください。',
  contract_payee_disabled: 'このアカウントは停止中のため、提案できません。',
  contract_currency:
    'あなたの通貨は {own}、相手の通貨は {other} です。契約には同じ通貨が必要です。',
  contract_requested: '同じ種類の提案がすでに回答待ちです。先に取り下げてください。',
  contract_payer_none:
    '支払いの元になる同じ種類の契約がありません。先に上位の有効な契約が必要です。',
  contract_rate_over: '{value} は上位の最高料率 {limit} を超えています。',
  contract_threshold_under: '{value} は、上位が同じ料率に必要とする {limit} より緩い条件です。',
  contract_group_over: '上位は {value} の支払いを受けていないため、この契約に含められません。',
  contract_below_promised:
    'このエージェントは下位にそれ以上を約束しています。{value} は下位の {limit} と合いません。',
  contract_promised:
    'この契約の受取人は同じ種類の契約で下位に支払っています。先にそれらを終了してください。',
  bill_unknown: '該当する請求はありません。',
  bill_moved_on: 'この請求はすでに処理されています。',
  bill_upline_pending: '先に {username} の請求を処理してください。この請求の支払い元です。',
};
