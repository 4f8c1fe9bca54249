export const pushRefusals = {
  push_service_unknown: 'このブラウザの通知サービスには対応していません。',
  push_key_invalid:
    'ブラウザから送られた鍵を使用できません。通知を一度オフにして、もう一度オンにしてください。',
} as const;
