import type { call as source } from '../en/call.ts';
import type { Words } from '../words.ts';

export const call: Words<typeof source> = {
  refusals: {
    not_found: '请求的网址无效。',
    method_not_allowed: '请求的网址无效。',
    too_many_requests: '系统繁忙，请稍后再试。请等待{seconds}秒。',
    merchant_unknown: '无法识别该站点。',
    language_unknown: '暂不支持该语言。',
    module_mismatch: '该请求属于站点的其他模块。',
    body_too_large: '提交的内容过大，无法一次处理。',
    body_unsupported: '请以JSON格式提交。',
    body_unreadable: '无法读取提交的内容。',
    proof_needed: '未能验证您的设备，请刷新页面后重试。',
    proof_invalid: '验证已过期，请重试。',
    encryption_required: '该请求必须加密，请刷新页面。',
    encryption_key_unknown: '页面密钥已过期，请刷新页面。',
    encryption_broken: '提交的内容无法解密，请刷新页面。',
    encryption_stale: '请求已超时，请检查设备时间后重试。',
    encryption_replayed: '该内容已提交过，请重试。',
    idempotency_key_needed: '请求缺少标识。请刷新页面后重试。',
    input_invalid: '{field, select, none {提交的内容有误。} other {“{field}”填写有误。}}',
    login_required: '请先登录',
    session_expired: '您尚未登录，请先登录',
    not_permitted: '抱歉，该账户没有权限，或该功能暂时不可用。',
  },
  unknown_error: '未知错误。参考编号：{reference}',
  system_busy: '系统繁忙，请稍后再试',
};
