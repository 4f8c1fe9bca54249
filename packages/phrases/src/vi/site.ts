import type { site as source } from '../en/site.ts';
import type { Words } from '../words.ts';

export const site: Words<typeof source> = {
  refusals: {
    under_maintenance: 'Hệ thống đang nâng cấp, vui lòng thử lại sau.',
    region_restricted: 'Rất tiếc, trang web này không phục vụ tại khu vực của bạn.',
    feature_off: 'Rất tiếc, tài khoản này không có quyền truy cập hoặc tính năng đang tạm ngưng.',
    merchant_not_found: 'Không có trang web này.',
    flags_contradict: 'Các tùy chọn này không thể dùng cùng nhau: {flags}.',
    changed_meanwhile:
      '{operator} đã lưu trong lúc này. Nội dung bạn nhập vẫn còn: hãy xem nội dung hiện tại rồi lưu lại.',
    years_reversed: 'Năm đầu sau năm cuối.',
    colour_invalid: '{colour} không phải là màu. Hãy viết dạng #rrggbb.',
    contrast_low:
      'Trong giao diện {theme}, {ink} trên {ground} có độ tương phản {ratio}:1; cần {needed}:1 để ai cũng đọc được.',
    host_invalid: '{host} không phải tên máy chủ. Hãy viết không có https://, cổng hay đường dẫn.',
    host_taken: '{host} thuộc về đơn vị khác.',
    host_in_use: 'Bạn đang xem {host} nên không thể xóa.',
    main_domain_foreign: 'Tên miền chính phải là một trong các máy chủ.',
    default_not_offered: 'Giá trị mặc định phải nằm trong những gì được cung cấp.',
    link_invalid: '{link} không phải địa chỉ bắt đầu bằng https://.',
    link_twice: '{link} bị trùng.',
    image_host_invalid: '{host} không phải địa chỉ https của máy chủ.',
    plan_reversed: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
    plan_over: 'Đợt bảo trì này đã qua.',
    country_unknown: 'Không có quốc gia này.',
    licence_incomplete: 'Giấy phép cần có số và cơ quan cấp: hãy điền cả hai hoặc để trống cả hai.',
    licence_needed: 'Chơi bằng tiền thật ở quốc gia này cần giấy phép.',
    markets_of_all:
      'Thị trường liên quan đến mọi trang, nên chỉ người vận hành tất cả các trang mới được thay đổi.',
    demo_accounts_left:
      'Không thể chơi bằng tiền thật khi còn tài khoản dùng thử: {accounts}. Hãy xóa bằng npm run demo:remove.',
    demo_keys_left:
      'Không thể chơi bằng tiền thật khi các khóa nhà cung cấp do quản trị viên dùng thử nhận vẫn còn hiệu lực: {keys}. Hãy thu hồi bằng npm run demo:remove.',
    demo_gift_left: 'Không thể chơi bằng tiền thật khi thành viên mới còn được tặng tiền.',
    database_embedded:
      'Không thể chơi bằng tiền thật trên cơ sở dữ liệu nhúng vì không có bản sao. Hãy đặt DATABASE_URL thành một PostgreSQL trước.',
    outbox_left:
      'Không thể chơi bằng tiền thật khi tin nhắn còn vào hộp thư phát triển. Hãy thiết lập cổng gửi trước.',
    market_played_for_money:
      'Thị trường này đã chơi bằng tiền thật và hội viên có thể còn tiền. Nếu quay lại bản trình diễn sẽ không ai thấy số tiền đó. Hãy đóng thị trường (BLOCKED).',
    policy_unchanged: 'Hiện đã như vậy.',
  },
  meta: {
    home: {
      title: '{merchant}: slot công bằng kiểm chứng được và hơn thế nữa',
      description:
        '{merchant} là trang trò chơi trên di động với kết quả công bằng có thể kiểm chứng, luật chơi rõ ràng và giới hạn do chính bạn đặt. Giải trí bằng tiền chơi thử.',
    },
    page: {
      title: '{page} · {merchant}',
      description: '{page} tại {merchant}.',
    },
    rng: {
      title: 'Slot trực tuyến · {merchant}',
      description:
        'Slot tại {merchant} theo từng hãng, mỗi trò đều ghi tỷ lệ hoàn trả đã được chứng minh. Thử ngay bằng tiền chơi thử.',
    },
    live: {
      title: 'Casino trực tiếp · {merchant}',
      description:
        'Các bàn trực tiếp của {merchant}: bàn nào đang mở, luật chơi và giới hạn. Chỉ dùng tiền chơi thử.',
    },
    fish: {
      title: 'Bắn cá · {merchant}',
      description:
        'Bắn cá tại {merchant}: xem mỗi con cá đáng giá bao nhiêu trước khi bắn. Chỉ dùng tiền chơi thử.',
    },
    sports: {
      title: 'Cược thể thao · {merchant}',
      description:
        'Thể thao tại {merchant}: trận đấu, tỷ lệ và kết quả ở cùng một nơi. Chỉ dùng tiền chơi thử.',
    },
    help: {
      title: 'Trung tâm trợ giúp · {merchant}',
      description:
        'Giải đáp về tài khoản, ví, trò chơi, tính công bằng và giới hạn tại {merchant}, cùng điều khoản và chính sách bảo mật.',
    },
    activity: {
      title: 'Khuyến mãi · {merchant}',
      description: 'Tiền thưởng và hoàn tiền của {merchant}, kèm điều kiện rõ ràng.',
    },
    notice: {
      title: 'Thông báo · {merchant}',
      description: 'Có gì mới tại {merchant}: trò chơi, thay đổi và lời khuyên, mới nhất trước.',
    },
    pictureText: 'Biểu tượng của {merchant} trước cảnh đêm',
  },
  home: {
    title: 'Trang chủ',
    lobby: {
      label: 'Danh mục',
      list: 'Mọi danh mục',
      close: 'Đóng danh sách',
      games: '{count, plural, other {{shown} trò chơi}}',
      more: 'Tất cả {count}',
      hot: 'Đang được chơi nhiều',
      studiosOf: 'Hãng game: {category}',
      studios: 'Các hãng game',
      seeAll: 'Xem cả {count}',
      favourites: 'Yêu thích của bạn',
      recents: 'Chơi gần đây',
      favouritesMore: 'Tất cả',
      failed: 'Chưa tải được trò chơi',
      failedText: 'Lỗi do chúng tôi hoặc do mạng. Vui lòng thử lại.',
      empty: 'Hiện chưa có trò chơi nào mở',
      emptyText: 'Vui lòng quay lại sau ít phút.',
    },
    jackpot: {
      title: 'Hũ Jackpot',
      note: 'Tăng theo mỗi vòng quay trả tiền và hiện đúng số thật, không thêm bớt.',
      play: 'Chơi ngay',
      pools: {
        GRAND: 'Jackpot lớn',
        MINOR: 'Jackpot vừa',
        MINI: 'Jackpot nhỏ',
      },
    },
    winners: {
      title: 'Thắng lớn',
      demo: 'Tiền chơi thử',
      empty: 'Hôm nay chưa có ai thắng lớn',
      emptyText: 'Bảng này chỉ hiện các lượt thắng thật. Lượt tới có thể còn lâu.',
      failed: 'Chưa tải được bảng.',
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
    stay: 'Tiếp tục tại đây',
  },
  service: {
    title: 'Chăm sóc khách hàng',
    text: 'Chọn cách bạn muốn liên hệ với chúng tôi.',
    CS: 'Hỗ trợ trực tuyến',
    whatsapp: 'WhatsApp',
    none: 'Hiện chưa có kênh hỗ trợ nào hoạt động. Vui lòng thử lại sau.',
  },
  footer: {
    helpTitle: 'Trợ giúp',
    helpStart: 'Bước đầu',
    helpFair: 'Công bằng ra sao',
    helpSafe: 'Chơi có trách nhiệm',
    helpContact: 'Liên hệ',
    helpAll: 'Trung tâm trợ giúp',
    film: 'Xem giới thiệu',
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
  /** How to put the site on a phone’s home screen. */
  wide: {
    title: 'Thiết kế cho điện thoại',
    text: 'Quét mã để tiếp tục trang này trên điện thoại.',
    code: 'Mã QR của trang này',
  },
};
