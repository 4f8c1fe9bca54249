import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import type { RefusalPhrases } from '../words.ts';

export const withdrawalRefusals = {
  mobile_unverified: '请先验证手机号码。',
  name_unset: '请先填写真实姓名。',
  payment_password_recent: '支付密码刚被重置，{hours} 小时后才能提款。',
  verification_needed: '请先完成身份验证。',
  withdrawal_open: '您还有一笔提款正在处理。',
  rollover_open: '还需完成流水 {remaining} 才能提款。',
  account_unknown: '请选择收款账户。',
  account_waiting: '新绑定的账户，{hours} 小时后才能使用。',
  amount_fraction: '金额的小数位过多。',
  amount_low: '最低提款金额为 {minimum}。',
  amount_high: '单笔提款最高为 {maximum}。',
  day_limit: '今天还可以提款 {left}。',
  name_invalid: '请按银行账户上的姓名填写。',
  name_locked: '姓名已不能修改，请联系客服。',
  account_invalid: '请检查账户信息。',
  holder_differs: '只能绑定本人名下的账户。',
  accounts_full: '最多可绑定 {max} 个账户，请先删除一个。',
  account_taken: '该账户已被绑定。',
  account_in_use: '有一笔提款正在汇往该账户。',
  withdrawal_unknown: '找不到这笔提款。',
  withdrawal_moved: '这笔提款已进入下一步，无法再更改。',
  withdrawal_claimed: '{operator} 正在审核这笔提款。',
  withdrawal_proposed: '已在等待第二位操作员确认。',
} as const satisfies RefusalPhrases<WithdrawalRefusal['code']>;
