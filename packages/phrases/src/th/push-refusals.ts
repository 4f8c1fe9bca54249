export const pushRefusals = {
  push_service_unknown: 'เราไม่รู้จักบริการแจ้งเตือนของเบราว์เซอร์นี้',
  push_key_invalid: 'คีย์ที่เบราว์เซอร์ส่งมาใช้ไม่ได้ โปรดปิดแล้วเปิดการแจ้งเตือนอีกครั้ง',
} as const;
