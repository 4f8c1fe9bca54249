import type { VerificationCode } from '@maneki/contract/safety/verification-refusals';
import type { RefusalPhrases } from '../words.ts';

export const verificationRefusals: RefusalPhrases<VerificationCode> = {
  name_invalid: 'Vui lòng nhập họ tên như trên giấy tờ, từ {min} đến {max} ký tự.',
  birthday_invalid: 'Vui lòng nhập ngày hợp lệ.',
  too_young: 'Bạn phải từ {age} tuổi trở lên.',
  picture_too_large: 'Mỗi ảnh tối đa {megabytes} MB.',
  picture_too_wide: 'Ảnh rộng và cao tối đa {pixels} pixel.',
  picture_unreadable: 'Không đọc được ảnh này. Vui lòng dùng JPEG hoặc PNG.',
  person_missing: 'Vui lòng nhập họ tên và ngày sinh trước.',
  documents_missing: 'Vẫn còn thiếu ảnh.',
  document_kind_unfit: 'Giấy tờ này không được chấp nhận ở quốc gia của bạn.',
  verification_in_review: 'Giấy tờ của bạn đang được xem xét. Vui lòng chờ kết quả.',
  verification_approved:
    'Bạn đã được xác minh. Để đổi họ tên hoặc ngày sinh, vui lòng liên hệ chăm sóc khách hàng.',
  verification_unknown: 'Không có hồ sơ xác minh này.',
  verification_claimed: '{operator} đang xem hồ sơ này.',
  verification_unclaimed: 'Hãy nhận hồ sơ trước.',
  verification_decided: 'Hồ sơ này đã có kết quả, hoặc thành viên đã gửi giấy tờ mới.',
};
