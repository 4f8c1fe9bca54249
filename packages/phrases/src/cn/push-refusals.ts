export const pushRefusals = {
  push_service_unknown: '我们不支持此浏览器的通知服务。',
  push_key_invalid: '浏览器发送的密钥无法使用。请关闭通知后重新开启。',
} as const;
