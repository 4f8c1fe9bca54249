import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { RefusalPhrases } from '../words.ts';

export const contentConsole: RefusalPhrases<ContentConsoleRefusal['code']> = {
  entry_unknown: 'Không có nội dung này.',
  version_unknown: 'Không có phiên bản này.',
  newer_version:
    'Trong lúc đó {operator} đã lưu hoặc đăng phiên bản {version}. Nội dung của bạn không bị mất: hãy xem phiên bản đó rồi quyết định.',
  already_live: 'Người đọc đã thấy phiên bản này.',
  not_live: 'Hiện người đọc không thấy nội dung này.',
  script_refused:
    'Văn bản {language} chứa phần có thể chạy như mã lệnh: {part}. Chưa được lưu; hãy bỏ phần đó.',
  would_remove: 'Văn bản {language} có thẻ không được phép và sẽ bị bỏ: {parts}.',
  nothing_said: 'Hãy viết tiêu đề bằng ít nhất một ngôn ngữ.',
  text_too_long: 'Văn bản {language} quá dài: kể cả mã định dạng tối đa {max} ký tự.',
  title_missing: 'Văn bản {language} chưa có tiêu đề.',
  link_invalid:
    'Liên kết không đúng loại. Trang bắt đầu bằng /m/, địa chỉ bắt đầu bằng https://, trò chơi ghi là nhà-làm/trò-chơi.',
  period_invalid: 'Thời điểm kết thúc trước thời điểm bắt đầu.',
  tag_taken: 'Một bài đã đăng khác đã dùng tên này.',
  order_outdated: 'Trong lúc đó có nội dung được đăng hoặc gỡ. Hãy xem lại thứ tự.',
  picture_unknown: 'Không có hình này. Hãy chọn hình của trang hoặc tải lên.',
  picture_too_large: 'Hình tối đa {megabytes} MB.',
  picture_too_wide: 'Hình rộng và cao tối đa {pixels} điểm ảnh.',
  picture_unreadable: 'Không đọc được hình này. Dùng được PNG, JPEG, WebP và AVIF.',
};
