import type { shell as source } from '../en/shell.ts';
import type { Words } from '../words.ts';

export const shell: Words<typeof source> = {
  nav: {
    label: 'Menu chính',
    home: 'Trang chủ',
    service: 'Hỗ trợ',
  },
  titles: {
    home: 'Trang chủ',
    restrict: 'Thông báo',
    serviceError: 'Lỗi dịch vụ',
    terms: 'Điều khoản dịch vụ',
    agreement: 'Thỏa thuận người dùng',
    offline: 'Ngoại tuyến',
    outerApp: 'Mở bằng trình duyệt',
  },
  actions: {
    back: 'Quay lại',
    close: 'Đóng',
    ok: 'OK',
    cancel: 'Hủy',
    confirm: 'Xác nhận',
    retry: 'Thử lại',
    skip: 'Đi tới nội dung',
    pause: 'Tạm dừng',
    play: 'Tiếp tục',
    reload: 'Tải lại',
  },
  theme: {
    label: 'Giao diện',
    dark: 'Tối',
    light: 'Sáng',
    toDark: 'Chuyển sang giao diện tối',
    toLight: 'Chuyển sang giao diện sáng',
  },
  language: {
    label: 'Ngôn ngữ',
    choose: 'Chọn ngôn ngữ',
    switchTo: 'Chuyển sang {language}',
  },
  notices: {
    offline: 'Bạn đang ngoại tuyến. Nội dung có thể đã cũ, nhưng những gì bạn nhập vẫn còn nguyên.',
    online: 'Bạn đã có mạng trở lại.',
    slow: 'Mạng đang chậm. Chúng tôi vẫn đang thử kết nối.',
    update: 'Đã có phiên bản mới.',
    loading: 'Đang tải…',
    chunkFailed: 'Không tải được trang này. Hãy kiểm tra kết nối rồi thử lại.',
    unknownError: 'Lỗi không xác định',
  },
  carousel: {
    carousel: 'băng chuyền',
    slide: 'trang',
    position: 'Trang {position} trên {count}',
  },
  demo: 'Demo: chỉ dùng tiền chơi thử',
};
