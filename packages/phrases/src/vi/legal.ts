import type { legal as source } from '../en/legal.ts';
import type { Words } from '../words.ts';

export const legal: Words<typeof source> = {
  updated: 'Cập nhật lần cuối: {date}',
  terms: {
    intro:
      'Các điều khoản này là thỏa thuận giữa bạn và {merchant}. Điều khoản nêu rõ dịch vụ chúng tôi cung cấp, những điều chúng tôi mong đợi ở bạn và cách xử lý khi có sự cố.',
    demoTitle: '1. Chế độ demo',
    demoText:
      'Cho đến khi nhà vận hành ghi nhận giấy phép cho thị trường của bạn, trang web này không thu và không chi trả tiền thật. Số dư, tiền nạp, tiền rút, tiền thưởng và giải thưởng đều là điểm chơi thử, không có giá trị và không thể quy đổi.',
    eligibilityTitle: '2. Ai được tham gia',
    eligibilityText:
      'Bạn phải từ {age} tuổi trở lên và được pháp luật tại nơi bạn đang ở cho phép tham gia. Mỗi người chỉ có một tài khoản. Chúng tôi có thể yêu cầu bạn chứng minh độ tuổi và danh tính.',
    accountTitle: '3. Tài khoản của bạn',
    accountText:
      'Không tiết lộ mật khẩu đăng nhập và mật khẩu thanh toán cho bất kỳ ai. Bạn chịu trách nhiệm về mọi hoạt động trên tài khoản của mình cho đến khi bạn báo với chúng tôi rằng có người khác biết các mật khẩu này. Hãy báo ngay nếu bạn thấy thao tác không phải do mình thực hiện.',
    gamesTitle: '4. Trò chơi và kết quả',
    gamesText:
      'Luật chơi và tỷ lệ hoàn trả của mỗi trò chơi được hiển thị ngay trong trò chơi. Mỗi kết quả đều được rút ngẫu nhiên, được niêm phong trước khi bạn đặt cược và không bao giờ phụ thuộc vào việc bạn là ai hay đã chơi thế nào trước đó. Khi sự cố làm gián đoạn một ván, ván đó được quyết toán theo kết quả đã rút hoặc bạn được hoàn lại tiền cược.',
    moneyTitle: '5. Tiền',
    moneyText:
      'Mọi biến động đều được ghi nhận kèm mã tham chiếu mà bạn có thể xem. Chúng tôi có thể điều chỉnh một bút toán sai rõ ràng và sẽ cho bạn biết lý do. Một khoản thanh toán có thể cần được kiểm tra trước khi thực hiện.',
    bonusTitle: '6. Khuyến mãi',
    bonusText:
      'Mỗi chương trình khuyến mãi đều nêu điều kiện riêng trước khi bạn tham gia. Khuyến mãi có được do gian lận, dùng nhiều tài khoản hoặc thông đồng với người khác có thể bị thu hồi.',
    safetyTitle: '7. Chơi an toàn',
    safetyText:
      'Bạn có thể đặt giới hạn cho tiền nạp, tiền thua, tiền cược và thời gian chơi, tạm nghỉ hoặc tự loại trừ. Giới hạn chặt hơn có hiệu lực ngay. Trong thời gian bạn tự loại trừ, chúng tôi không gửi quảng cáo và không nhận cược.',
    conductTitle: '8. Những hành vi bị cấm',
    conductText:
      'Không dùng phần mềm chơi thay, không cấu kết chống lại người chơi khác, không dùng phương tiện thanh toán của người khác và không tìm cách gây hại cho trang web hoặc người sử dụng trang web.',
    endTitle: '9. Đóng tài khoản',
    endText:
      'Bạn có thể đóng tài khoản bất cứ lúc nào. Chúng tôi có thể đóng tài khoản khi các điều khoản này bị vi phạm. Số tiền thuộc về bạn được chi trả sau khi hoàn tất các bước kiểm tra theo quy định của pháp luật.',
    liabilityTitle: '10. Trách nhiệm pháp lý',
    liabilityText:
      'Chúng tôi vận hành trang web một cách cẩn trọng nhưng không thể cam kết trang web luôn truy cập được. Chúng tôi chịu trách nhiệm về thiệt hại do mình cố ý hoặc sơ suất nghiêm trọng gây ra, và trong phạm vi pháp luật yêu cầu.',
    changeTitle: '11. Thay đổi',
    changeText:
      'Chúng tôi có thể thay đổi các điều khoản này và sẽ thông báo cho bạn trước khi thay đổi có hiệu lực. Nếu không đồng ý, bạn có thể đóng tài khoản.',
  },
  agreement: {
    intro:
      'Khi đăng ký tại {merchant}, bạn xác nhận những điều sau. Vui lòng đọc kỹ; chúng tôi đã cố ý viết ngắn gọn.',
    ageTitle: 'Độ tuổi của tôi',
    ageText: 'Tôi từ {age} tuổi trở lên.',
    placeTitle: 'Nơi tôi đang ở',
    placeText: 'Pháp luật tại nơi tôi đang ở cho phép tôi sử dụng trang web này.',
    selfTitle: 'Tài khoản của chính tôi',
    selfText: 'Tôi đăng ký cho bản thân, với thông tin đúng sự thật và chỉ đăng ký một lần.',
    riskTitle: 'Rủi ro',
    riskText:
      'Tôi hiểu rằng trò chơi may rủi do ngẫu nhiên quyết định, tiền cược có thể bị mất và chơi không phải là cách kiếm tiền.',
    dataTitle: 'Dữ liệu của tôi',
    dataText:
      'Trang web lưu giữ những dữ liệu cần thiết để vận hành tài khoản của tôi, giữ an toàn cho tài khoản và tuân thủ pháp luật. Tôi có thể yêu cầu cho biết dữ liệu nào được lưu giữ và yêu cầu sửa sai sót.',
    termsTitle: 'Điều khoản',
    termsText: 'Tôi đã đọc và đồng ý với điều khoản dịch vụ.',
  },
};
