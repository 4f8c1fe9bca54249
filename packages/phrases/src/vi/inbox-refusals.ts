export const inboxRefusals = {
  message_unknown: 'Tin nhắn này không còn.',
  broadcast_unknown: 'Không có tin gửi hàng loạt này.',
  broadcast_withdrawn: 'Tin đã được thu hồi.',
  broadcast_empty:
    'Hãy viết tiêu đề và nội dung bằng ít nhất một ngôn ngữ, và cả hai trong mỗi ngôn ngữ bạn viết.',
  audience_unfit: 'Cấp thấp nhất cao hơn cấp cao nhất.',
  template_unfit: 'Lời bằng {language} có chỗ không có gì để điền: {placeholder}',
} as const;
