import type { form as source } from '../en/form.ts';
import type { Words } from '../words.ts';

export const form: Words<typeof source> = {
  missing: '请输入{field}',
  required: '此项必填。',
  oneOf: '请从以下选项中选择：{options}',
  length: '请输入{min}–{max}个字符',
  exactLength: '请输入{max}个字符',
  range: '须在{min}到{max}之间',
  optional: '选填',
  show: '显示',
  hide: '隐藏',
  insecure: '当前页面未使用安全连接，无法加密数据。请通过https或localhost打开。',
  captcha: '图形验证码',
  captchaLabel: '图形验证码，点击可换一张。',
  captchaFailed: '图片加载失败，点击重试。',
  captchaWrite: '请输入图形验证码',
  /** Six digits of the payment password. */
  pad: {
    label: '支付密码',
    digits: '已输入 {count}/6 位',
    delete: '删除最后一位',
    forgotten: '忘记密码？',
    sending: '请稍候……',
  },
};
