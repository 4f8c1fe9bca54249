import type { register as source } from '../en/register.ts';
import type { Words } from '../words.ts';

export const register: Words<typeof source> = {
  byUsername: '用户名',
  byMobile: '手机号',
  method: '注册方式',
  confirmPassword: '确认密码',
  confirmRequired: '密码不正确',
  confirmWrong: '两次输入的密码不一致',
  invitationInvalid: '邀请码无效',
  invitationError: '邀请码错误',
  invitedBy: '您收到了邀请',
  more: '更多信息',
  agree: '我已年满{age}岁，并同意<terms>服务条款</terms>和<agreement>用户协议</agreement>。',
  submit: '注册',
  success: '注册成功',
  bonus: '注册奖金：{amount}',
  welcomeTitle: '欢迎加入{merchant}',
  welcomeText: '您的账户{name}已开通。',
  start: '立即开始',
  free: '该用户名可以使用。',
  checking: '检查中…',
  socialTitle: '就差一步',
  socialText: '再补充一点信息，即可使用{provider}开通账户。',
  closed: '目前暂停注册，请联系客服。',
  unavailable: '表单加载失败。',
};
