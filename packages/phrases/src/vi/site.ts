import type { site as source } from '../en/site.ts';
import type { Words } from '../words.ts';

export const site: Words<typeof source> = {
  refusals: {
    under_maintenance: 'Hệ thống đang nâng cấp, vui lòng thử lại sau.',
    region_restricted: 'Rất tiếc, trang web này không phục vụ tại khu vực của bạn.',
    feature_off: 'Rất tiếc, tài khoản này không có quyền truy cập hoặc tính năng đang tạm ngưng.',
    merchant_not_found: 'Không có trang web này.',
    flags_contradict: 'Các tùy chọn này không thể dùng cùng nhau: {flags}.',
  },
  meta: {
    home: {
      title: '{merchant}: slot, casino trực tiếp, thể thao và hơn thế nữa',
      description:
        '{merchant} là trang trò chơi trên di động với kết quả công bằng có thể kiểm chứng, luật chơi rõ ràng và giới hạn do chính bạn đặt. Giải trí bằng tiền chơi thử.',
    },
    page: {
      title: '{page} · {merchant}',
      description: '{page} tại {merchant}.',
    },
  },
  home: {
    title: 'Trang chủ',
    banners: 'Có gì mới',
    welcome: {
      title: 'Chào mừng bạn đến với {merchant}',
      text: 'Hiện mọi thứ ở đây đều dùng tiền chơi thử. Hãy khám phá và vui chơi thoải mái.',
    },
    fair: {
      title: 'Công bằng, kiểm chứng được',
      text: 'Mọi kết quả đều được niêm phong trước khi bạn cược và mở ra sau đó.',
    },
    safe: {
      title: 'Chơi theo nhịp của bạn',
      text: 'Đặt giới hạn, nghỉ ngơi, quay lại khi bạn muốn.',
    },
    promisesTitle: 'Những điều bạn có thể tin cậy',
    promises: {
      fair: {
        title: 'Công bằng có thể kiểm chứng',
        text: 'Mã seed của mỗi ván được niêm phong trước khi bạn cược. Khi mã được mở, ai cũng có thể tự tính lại kết quả.',
      },
      money: {
        title: 'Tiền luôn khớp sổ',
        text: 'Mọi biến động đều được ghi sổ kép và đối soát từng phút. Bạn xem được từng khoản trong lịch sử của mình.',
      },
      limits: {
        title: 'Giới hạn bạn đặt luôn có hiệu lực',
        text: 'Giảm giới hạn có hiệu lực ngay. Tăng giới hạn phải chờ một ngày, để bạn kịp đổi ý.',
      },
    },
    demo: {
      title: 'Chế độ demo',
      text: 'Trang này không thu hay chi trả tiền thật. Việc nạp và rút tiền chỉ là mô phỏng.',
    },
  },
  restrict: {
    maintenanceTitle: 'Đang nâng cấp hệ thống',
    maintenanceText: 'Hệ thống đang nâng cấp, vui lòng thử lại sau.',
    maintenanceEnds: 'Dự kiến hoạt động trở lại vào {date}.',
    regionTitle: 'Không phục vụ tại khu vực của bạn',
    regionText:
      'Quy định tại nơi bạn đang truy cập không cho phép chúng tôi mở trang web này cho bạn.',
    address: 'Địa chỉ IP của bạn: {address}',
    country: 'Quốc gia: {country}',
    checkAgain: 'Kiểm tra lại',
    contact: 'Liên hệ chăm sóc khách hàng',
  },
  serviceError: {
    title: 'Đã xảy ra lỗi từ phía chúng tôi',
    text: 'Chúng tôi đã nhận được thông báo và đang kiểm tra. Mọi thao tác của bạn vẫn được giữ nguyên.',
    reference: 'Mã tham chiếu: {reference}',
    retry: 'Thử lại',
    home: 'Về trang chủ',
  },
  offline: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Điện thoại của bạn hiện không có kết nối. Trang sẽ tự hiển thị lại khi có mạng.',
    retry: 'Thử lại',
  },
  outerApp: {
    title: 'Mở bằng trình duyệt',
    text: 'Trang này đang mở trong một ứng dụng khác, nơi trò chơi và đăng nhập có thể hoạt động không ổn định. Hãy mở bằng trình duyệt của bạn.',
    stepMenu: 'Chạm vào menu của ứng dụng, thường là dấu ba chấm ở góc màn hình.',
    stepOpen: 'Chọn “Mở bằng trình duyệt”.',
    stepCopy: 'Hoặc sao chép liên kết rồi dán vào trình duyệt.',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép',
  },
  service: {
    title: 'Chăm sóc khách hàng',
    text: 'Chọn cách bạn muốn liên hệ với chúng tôi.',
    CS: 'Hỗ trợ trực tuyến',
    whatsapp: 'WhatsApp',
    none: 'Hiện chưa có kênh hỗ trợ nào hoạt động. Vui lòng thử lại sau.',
  },
  footer: {
    licence: 'Giấy phép số {number}, {authority}',
    noLicence: 'Chỉ là bản demo: chưa ghi nhận giấy phép chơi bằng tiền thật.',
    copyright: '© {from}–{to} {holder}. Bảo lưu mọi quyền.',
    age: '{age}+',
    ageText: 'Dành cho người từ {age} tuổi trở lên. Chơi để giải trí, biết điểm dừng.',
    social: 'Theo dõi chúng tôi',
    legal: 'Pháp lý',
    terms: 'Điều khoản dịch vụ',
    agreement: 'Thỏa thuận người dùng',
  },
  wide: {
    title: 'Thiết kế cho điện thoại',
    text: 'Quét mã để tiếp tục trang này trên điện thoại.',
    code: 'Mã QR của trang này',
  },
};
