import type { catalog as source } from '../en/catalog.ts';
import type { Words } from '../words.ts';

export const catalog: Words<typeof source> = {
  list: {
    label: 'Slot',
    studios: 'Hãng game',
    allStudios: 'Tất cả',
    showAll: 'Xem tất cả slot',
    jackpot: 'Có Jackpot',
    free: 'Chơi thử',
    freeLabel: 'Chơi thử {name} miễn phí',
    returnRate: 'RTP {rate}%',
    home: 'Về trang chủ',
    empty: 'Chưa có slot nào',
    emptyText: 'Hiện chưa có trò nào để chơi. Mời bạn quay lại sau ít phút.',
    emptyVendorText: 'Hãng này hiện không mở slot nào. Các hãng khác vẫn có.',
    end: 'Bạn đã xem hết.',
    failed: 'Không tải được slot',
    failedText: 'Lỗi từ phía chúng tôi hoặc do mạng. Vui lòng thử lại.',
    moreFailed: 'Không tải được thêm.',
    offline: 'Bạn đang ngoại tuyến',
    offlineText: 'Các slot sẽ tự tải khi bạn có mạng trở lại.',
  },
  recents: {
    title: 'Chơi gần đây',
    empty: 'Những trò bạn chơi sẽ chờ bạn ở đây.',
    failed: 'Không tải được các trò gần đây. Danh sách vẫn còn nguyên.',
  },
  frame: {
    back: 'Rời trò chơi',
    free: 'Chơi thử',
    title: 'Trò chơi: {name}',
    game: 'Trò chơi',
    opening: 'Đang mở {name}…',
    stalled: 'Trò chơi phản hồi chậm.',
    reload: 'Tải lại',
    slots: 'Slot khác',
    again: 'Mở lại',
    real: 'Chơi thật',
    wallet: 'Đến ví của bạn',
    member: 'Đến tài khoản',
    login: 'Đăng nhập',
    states: {
      off: {
        title: 'Trò chơi đang tạm nghỉ',
        text: 'Trò chơi tạm ngừng hoạt động. Ván chưa xong vẫn được giữ và sẽ có kết quả.',
      },
      unknown: {
        title: 'Không có trò chơi này',
        text: 'Có thể liên kết đã cũ. Mọi trò đang mở đều có trong danh sách.',
      },
      blocked: {
        title: 'Hiện bạn không thể chơi',
        text: 'Tài khoản đang tạm ngừng chơi: do bạn chọn, do giới hạn bạn đặt hoặc do bộ phận chăm sóc khách hàng.',
      },
      limit: {
        title: 'Bạn đã chạm giới hạn của mình',
        text: 'Giới hạn do chính bạn đặt và luôn có hiệu lực. Hết kỳ giới hạn, trò chơi sẽ tự mở lại.',
      },
      funds: {
        title: 'Chưa đủ tiền để vào chơi',
        text: 'Trò chơi này dùng ví riêng. Hãy chuyển tiền vào ví đó trước.',
      },
      noFree: {
        title: 'Không hỗ trợ chơi thử',
        text: 'Trò chơi này chỉ có chế độ chơi thật.',
      },
      session: {
        title: 'Vui lòng đăng nhập lại',
        text: 'Phiên của bạn đã kết thúc. Tiền và ván chưa xong của bạn vẫn an toàn.',
      },
      refused: { title: 'Không mở được trò chơi' },
      offline: {
        title: 'Bạn đang ngoại tuyến',
        text: 'Trò chơi sẽ tự mở khi bạn có mạng trở lại. Ván chưa xong vẫn được giữ.',
      },
      lost: {
        title: 'Không mở được trò chơi',
        text: 'Chúng tôi chưa nhận được phản hồi. Bạn không bị trừ tiền. Vui lòng thử lại.',
      },
      ended: {
        title: 'Phiên chơi đã kết thúc',
        text: 'Trò chơi tự đóng sau một thời gian không có lượt chơi. Hãy mở lại để chơi tiếp từ chỗ cũ.',
      },
    },
  },
  fairness: {
    lead: 'Không cần tin chúng tôi. Hãy tự kiểm chứng.',
    intro:
      'Mỗi ván slot của chúng tôi được quyết định bởi hai mã bí mật: một của chúng tôi, niêm phong trước khi bạn cược, và một của bạn. Khi mã của chúng tôi được mở, ai cũng có thể tính lại ván đó và thấy rằng không có gì bị thay đổi.',
    stepsTitle: 'Một ván được tạo ra thế nào',
    steps: {
      seal: {
        title: 'Chúng tôi niêm phong seed',
        text: 'Trước khi bạn chơi, chúng tôi rút ngẫu nhiên 32 byte, gọi là seed máy chủ, và cho bạn xem mã băm SHA-256 của nó, giống như dấu vân tay. Nếu seed bị đổi về sau, mã băm sẽ không còn khớp.',
      },
      add: {
        title: 'Bạn thêm seed của mình',
        text: 'Seed này là của bạn: giữ mã có sẵn hoặc tự đặt trong trò chơi. Chúng tôi không thể biết trước.',
      },
      spin: {
        title: 'Hai seed cùng tạo ra ván',
        text: 'HMAC-SHA256 của hai seed và số thứ tự ván cho ra kết quả rút: từng cuộn dừng ở đâu, kể cả lượt quay miễn phí. Số dư, tiền cược và lịch sử không hề tham gia.',
      },
      open: {
        title: 'Chúng tôi mở niêm phong',
        text: 'Khi bạn đổi seed trong trò chơi, hoặc sau một ngày, seed của chúng tôi được công bố. Hãy nhập vào bên dưới: cùng mã băm, cùng kết quả cuộn, cùng tiền thưởng.',
      },
    },
    whatItProves:
      'Cách này chứng minh ván không bị thay đổi sau khi cược. Còn việc các cuộn trả thưởng đúng như chúng tôi nói được chứng minh riêng: bằng cách đếm mọi vị trí dừng có thể, trong bảng dưới đây.',
    form: {
      title: 'Kiểm chứng một ván',
      text: 'Mọi phép tính diễn ra ngay trong trình duyệt của bạn. Không có gì được gửi cho chúng tôi.',
      where: 'Bạn tìm các mã này trong trò chơi: mở menu, vào “Lịch sử ván”, rồi chọn ván.',
      round: 'Ván {round}',
      roundText:
        'Hãy mở lịch sử ván trong trò chơi, tìm ván này rồi nhấn “Kiểm chứng ván này”: các seed sẽ được điền sẵn cho bạn.',
      openGame: 'Mở trò chơi',
      game: 'Trò chơi',
      choose: 'Vui lòng chọn',
      serverSeed: 'Seed máy chủ (server seed)',
      serverSeedHint: '64 ký tự, 0–9 và a–f, hiện ra sau khi được công bố',
      clientSeed: 'Seed của bạn (client seed)',
      nonce: 'Số thứ tự ván (nonce)',
      commitment: 'Mã băm bạn đã được xem (không bắt buộc)',
      submit: 'Kiểm chứng',
      problems: {
        game: 'Vui lòng chọn trò bạn đã chơi.',
        serverSeed: 'Seed máy chủ có đúng 64 ký tự, 0–9 và a–f.',
        clientSeed:
          'Seed của bạn gồm 1 đến 64 chữ cái không dấu, chữ số hoặc ký hiệu, không có khoảng trắng và “|”.',
        nonce: 'Vui lòng nhập số nguyên, đúng như trong lịch sử ván.',
        commitment: 'Mã băm có đúng 64 ký tự, 0–9 và a–f.',
      },
      failed: 'Không tải được phần kiểm chứng. Vui lòng thử lại.',
      insecure:
        'Trình duyệt này chỉ tính được qua kết nối bảo mật (https). Tệp bên dưới kiểm chứng được mà không cần trình duyệt.',
    },
    result: {
      title: 'Kết quả kiểm chứng',
      sealMatches: 'Niêm phong còn nguyên: seed máy chủ khớp với mã băm bạn đã được xem.',
      sealDiffers:
        'Seed máy chủ không khớp với mã băm này. Vui lòng xem lại cả hai có gõ nhầm không; nếu đều đúng, hãy báo cho chăm sóc khách hàng.',
      sealOnly: 'Đây là mã băm của seed máy chủ này. Hãy so với mã băm bạn đã được xem.',
      fingerprint: 'Mã băm SHA-256',
      pay: 'Trả {times} × tiền cược',
      noPay: 'Không có thưởng',
      spin: 'Lượt quay',
      freeSpin: 'Quay miễn phí {number}/{count}',
      special: 'Biểu tượng phủ cuộn: {symbol}',
      times: '×{times}',
      hold: 'Giữ xu',
      holdText: '{count, plural, other {# xu}} sau {turns, plural, other {# lượt}}',
      holdFull: 'Đã lấp đầy mọi ô',
      grid: 'Các cuộn từ trái sang phải: {columns}',
      moreSpins: 'Xem thêm {count, plural, other {# lượt quay}}',
      jackpot: 'Jackpot được rút riêng, từ một seed chung cho mọi người chơi.',
      model: 'Máy {model}, phiên bản {version}',
    },
    table: {
      title: 'Tỷ lệ trả thưởng của từng slot',
      text: 'Phần tiền cược quay về người chơi tính về lâu dài, được chứng minh trên mọi kết quả có thể, gồm cả Jackpot. Chỉ trong một buổi, kết quả có thể lệch xa, theo cả hai chiều.',
      game: 'Trò chơi',
      rate: 'Tỷ lệ trả thưởng',
      failed: 'Không tải được bảng.',
      unproven: 'chưa chứng minh',
    },
    verifier: {
      title: 'Kiểm chứng không cần trang này',
      text: 'Một chương trình nhỏ làm đúng việc đó trên máy tính của bạn, với Node 20 trở lên. Hãy đọc, giữ lại và so sánh.',
      link: 'Tải verifier.mjs',
    },
  },
};
