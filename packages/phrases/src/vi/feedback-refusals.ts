import type { feedbackRefusals as source } from '../en/feedback-refusals.ts';
import type { Words } from '../words.ts';

export const feedbackRefusals: Words<typeof source> = {
  feedback_type: 'Vui lòng chọn loại vấn đề.',
  feedback_length: 'Vui lòng viết từ {min} đến {max} từ.',
  feedback_too_many:
    'Mỗi ngày bạn có thể gửi góp ý {most} lần. Hãy quay lại vào ngày mai hoặc liên hệ chăm sóc khách hàng.',
  feedback_unknown: 'Không có góp ý này.',
  feedback_taken: '{operator} đang xử lý. Nếu muốn trả lời, hãy nhận lại trước.',
  feedback_moved_on: 'Có người đã xử lý tiếp góp ý này. Vui lòng xem lại.',
};
