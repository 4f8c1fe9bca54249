import type { operators as source } from '../en/operators.ts';
import type { Words } from '../words.ts';

export const operators: Words<typeof source> = {
  refusals: {
    login_wrong: '名称、密码或验证码不正确。',
    too_many_tries: '错误次数过多，请在 {minutes} 分钟后重试。',
    address_not_allowed: '不允许从此地址登录。',
    invitation_unknown: '此邀请不存在、已使用或已过期，请索取新的邀请。',
    code_wrong: '验证码不符。请检查设备时间是否正确。',
    session_unknown: '该会话已不存在。',
    operator_unknown: '没有此操作员，或已被停用。',
    name_taken: '已有同名操作员。',
    name_invalid:
      '名称须以小写字母开头，长 2 至 31 个字符，可用小写字母、数字、点、连字符和下划线。',
    role_unknown: '没有此角色。',
    merchant_unknown: '没有此商户，或您无权分配。',
    proposal_unknown: '没有此提案。',
    proposal_decided: '{operator} 已作出决定。',
    proposal_expired: '此提案已过期，请重新提出。',
    proposal_outdated: '已无法按原提案执行：{reason}。',
    own_proposal: '这是您本人的提案，需由另一位操作员批准。',
    right_missing: '您的角色无权决定此事。',
    demo_only: '演示操作员只能更改演示操作员。请用您自己的操作员登录。',
    not_yourself: '不能对自己执行此操作，请联系另一位所有者。',
    platform_only: '此操作仅限负责所有商户的操作员。',
    job_unknown: '没有这个任务，或它没有时间表。',
    work_unknown: '该工作已不存在，可能已经完成。',
    event_unknown: '该失败记录已不存在，可能已经重试。',
    event_still_tried: '系统仍在自动重试，请等到其放弃后再操作。',
    event_fails_again: '再次失败：{error}',
  },
};
