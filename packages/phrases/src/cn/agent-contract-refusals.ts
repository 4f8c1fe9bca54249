import type { contractRefusals as source } from '../en/agent-contract-refusals.ts';
import type { Words } from '../words.ts';

export const contractRefusals: Words<typeof source> = {
  contract_unknown: '没有这份合约，或者它不属于您。',
  contract_moved_on: '这份合约已被答复、撤回或终止。',
  contract_not_allowed: '使用试玩额度的账户不能签订合约。',
  contract_payee_unknown: '您的直属下级中没有这位会员。',
  contract_general_unknown: '没有这个名称的总代理。',
  contract_payee_player: '玩家不能签订合约，请先将其升级为代理。',
  contract_payee_disabled: '该账户已停用，目前不能向其提出合约。',
  contract_currency: '您的结算币种是 {own}，对方是 {other}。合约双方必须使用同一币种。',
  contract_requested: '已有一份同类合约等待答复，请先撤回。',
  contract_payer_none: '没有可用于支付的同类合约，上级须先有一份有效合约。',
  contract_rate_over: '{value} 高于上级的最高费率 {limit}。',
  contract_threshold_under: '{value} 低于上级获得该费率所需达到的 {limit}。',
  contract_group_over: '上级没有 {value} 的收入，因此不能写入这份合约。',
  contract_below_promised: '该代理向下级承诺的更多：{value} 与下级的 {limit} 不符。',
  contract_promised: '这份合约的收款人正以同类合约向他人付款，须先终止那些合约。',
  bill_unknown: '没有这份账单。',
  bill_moved_on: '这份账单已有决定。',
  bill_upline_pending: '须先决定 {username} 的账单，它是这份账单的付款来源。',
};
