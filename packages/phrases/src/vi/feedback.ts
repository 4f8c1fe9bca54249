import type { feedback as source } from '../en/feedback.ts';
import type { Words } from '../words.ts';

export const feedback: Words<typeof source> = {
  intro:
    'Hãy cho chúng tôi biết điều gì chưa ổn hoặc cần cải thiện. Chúng tôi trả lời trong hộp thư và ngay tại trang này.',
  type: 'Bạn góp ý về điều gì?',
  typePick: 'Chọn loại vấn đề',
  types: {
    deposit: 'Nạp tiền',
    withdrawal: 'Rút tiền',
    game: 'Trò chơi',
    service: 'Chăm sóc khách hàng',
    agent: 'Đăng ký làm đại lý',
    other: 'Vấn đề khác',
  },
  content: 'Mô tả',
  placeholder: 'Chuyện gì đã xảy ra, khi nào, ở trò chơi hay đơn nào?',
  few: 'Cần thêm ít nhất {count} ký tự',
  submit: 'Gửi góp ý',
  sent: 'Đã gửi góp ý. Cảm ơn bạn!',
  sentText: 'Chúng tôi đọc từng góp ý. Câu trả lời sẽ có ở bên dưới và trong hộp thư của bạn.',
  own: 'Góp ý của bạn',
  empty: 'Bạn chưa gửi góp ý nào.',
  more: 'Xem thêm',
  answer: 'Trả lời của chúng tôi',
  waiting: 'Chúng tôi sẽ trả lời tại đây.',
  failed: 'Không tải được danh sách góp ý.',
  states: {
    NEW: 'Đã nhận',
    IN_PROGRESS: 'Đang xử lý',
    ANSWERED: 'Đã trả lời',
    CLOSED: 'Đã đóng',
  },
};
