import type { app as source } from '../en/app.ts';
import type { Words } from '../words.ts';

export const app: Words<typeof source> = {
  install: {
    title: 'Đưa {merchant} ra màn hình chính',
    text: 'Mở toàn màn hình, vào nhanh hơn, gần như không tốn bộ nhớ. Không cần kho ứng dụng.',
    ios: 'iPhone và iPad',
    iosShare: 'Trong Safari, chạm nút Chia sẻ trên thanh công cụ.',
    iosAdd: 'Cuộn xuống và chọn “Thêm vào MH chính”.',
    iosConfirm: 'Chạm “Thêm”. Biểu tượng sẽ nằm cạnh các ứng dụng.',
    android: 'Điện thoại Android',
    androidMenu: 'Mở menu trình duyệt (dấu ba chấm).',
    androidAdd: 'Chọn “Cài đặt ứng dụng” hoặc “Thêm vào màn hình chính”.',
    androidConfirm: 'Xác nhận. Biểu tượng sẽ nằm cạnh các ứng dụng.',
    now: 'Cài đặt ngay',
    steps: 'Cách cài đặt',
    otherPhones: 'Trên điện thoại khác',
    installed: 'Bạn đang dùng ứng dụng',
    installedText:
      '{merchant} đang chạy như một ứng dụng trên thiết bị này. Không cần làm gì thêm.',
    toHome: 'Về trang chủ',
    linkAndroid: 'Tải cho Android',
    androidHint: 'Điện thoại có thể hỏi bạn có cho phép cài ứng dụng từ đây không.',
    linkIos: 'Tải cho iPhone',
    linkProfile: 'Cài đặt hồ sơ iOS',
    profileHint: 'Sau khi tải xong, mở Cài đặt, chạm “Đã tải về hồ sơ” rồi chọn Cài đặt.',
    scan: 'Quét bằng điện thoại',
    scanText: 'Mã này mở trang này trên điện thoại.',
    code: 'Mã QR của trang này',
  },
  useful: {
    fullScreen: 'Mở toàn màn hình ngay từ màn hình chính',
    notified: 'Thông báo về tiền của bạn, nếu bạn muốn',
    newest: 'Luôn là bản mới nhất, không cần cập nhật',
  },
  offer: {
    title: 'Mở {merchant} chỉ bằng một chạm',
    text: 'Đưa ra màn hình chính, gần như không tốn bộ nhớ.',
    yes: 'Xem cách làm',
    no: 'Để sau',
  },
  manifest: {
    description: 'Slot, bàn trực tiếp và thể thao ngay trên màn hình chính.',
    home: 'Trang chủ',
    slots: 'Slot',
    deposit: 'Nạp tiền',
    rewards: 'Phần thưởng',
  },
};
