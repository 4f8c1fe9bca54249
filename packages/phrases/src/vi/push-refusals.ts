export const pushRefusals = {
  push_service_unknown: 'Chúng tôi không biết dịch vụ thông báo của trình duyệt này.',
  push_key_invalid: 'Trình duyệt gửi một khóa không dùng được. Hãy tắt rồi bật lại thông báo.',
} as const;
