import type { legal as source } from '../en/legal.ts';
import type { SeedText } from '../seed-text.ts';

export const legal: Readonly<Record<keyof typeof source, SeedText & { readonly body: string }>> = {
  'legal.tc': {
    title: 'Điều khoản dịch vụ',
    body: `
      <p>Các điều khoản này là thỏa thuận giữa bạn và {merchant}. Điều khoản nêu rõ dịch vụ chúng
        tôi cung cấp, những điều chúng tôi mong đợi ở bạn và cách xử lý khi có sự cố. Vui lòng đọc
        trước khi đăng ký.</p>
      <h3>1. Chế độ demo</h3>
      <p>Cho đến khi nhà vận hành ghi nhận giấy phép cho thị trường của bạn, trang web này không thu
        và không chi trả tiền thật. Số dư, tiền cược, tiền thắng, Jackpot và mọi thứ khác được hiển
        thị dưới dạng số tiền đều là tiền chơi thử. Tiền chơi thử không có giá trị, không thể mua
        hoặc bán, và không thể đổi lấy tiền, hàng hóa hoặc dịch vụ. Các mục khác áp dụng cho tiền
        chơi thử theo cách tương tự, trong phạm vi phù hợp.</p>
      <h3>2. Ai được tham gia</h3>
      <p>Bạn phải từ {age} tuổi trở lên, và pháp luật tại nơi bạn đang ở phải cho phép bạn sử dụng
        trang web này. Bạn có trách nhiệm tự tìm hiểu xem pháp luật có cho phép hay không. Mỗi người
        chỉ có một tài khoản, mở dưới tên của chính mình và với thông tin đúng sự thật. Chúng tôi có
        thể yêu cầu bạn chứng minh độ tuổi và danh tính, và có thể tạm ngưng tài khoản cho đến khi
        việc này hoàn tất.</p>
      <h3>3. Tài khoản của bạn</h3>
      <p>Không tiết lộ mật khẩu đăng nhập và mật khẩu thanh toán cho bất kỳ ai. Bạn chịu trách nhiệm
        về mọi hoạt động trên tài khoản của mình cho đến khi bạn báo với chúng tôi rằng có người
        khác biết các mật khẩu này. Hãy báo ngay nếu bạn thấy thao tác không phải do mình thực hiện.
        Bạn không được bán, cho mượn hoặc tặng tài khoản cho bất kỳ ai.</p>
      <p>Tài khoản chơi thử không cần thông tin nào. Tài khoản này kết thúc sau một ngày, và mọi thứ
        trong đó cũng kết thúc theo.</p>
      <h3>4. Trò chơi và kết quả</h3>
      <p>Luật chơi và tỷ lệ trả thưởng của mỗi trò chơi được hiển thị ngay trong trò chơi. Mỗi kết
        quả ở slot của chúng tôi đều được rút ngẫu nhiên, được niêm phong trước khi bạn đặt cược và
        không bao giờ phụ thuộc vào việc bạn là ai hay đã chơi thế nào trước đó. Bạn có thể kiểm
        chứng ở trang <a href="/m/fairness">Công bằng kiểm chứng được</a>.</p>
      <p>Lần cược có hiệu lực ngay khi trò chơi đã chấp nhận, và không thể rút lại. Khi sự cố làm
        gián đoạn một ván, ván đó được quyết toán theo kết quả đã rút hoặc bạn được hoàn lại tiền
        cược. Nếu do nhầm lẫn mà một trò chơi trả thưởng khác với luật chơi một cách rõ ràng, luật
        chơi được áp dụng.</p>
      <h3>5. Tiền</h3>
      <p>Mọi biến động đều được ghi nhận kèm mã mà bạn có thể xem trong
        <a href="/m/transaction/record">Lịch sử tài khoản</a>. Vui lòng thỉnh thoảng xem lại, và báo
        cho chúng tôi nếu bạn thấy có sai sót. Chúng tôi có thể điều chỉnh một bút toán sai rõ ràng
        và sẽ cho bạn biết lý do. Ở nơi có thanh toán thật, một khoản thanh toán có thể cần được
        kiểm tra trước khi thực hiện.</p>
      <h3>6. Khuyến mãi</h3>
      <p>Khi có chương trình khuyến mãi, chương trình sẽ nêu điều kiện riêng trước khi bạn tham gia.
        Khuyến mãi có được do gian lận, dùng nhiều tài khoản hoặc thông đồng với người khác có thể
        bị thu hồi.</p>
      <h3>7. Chơi an toàn</h3>
      <p>Bạn có thể đặt giới hạn cho tiền nạp, tiền thua, tiền cược và thời gian chơi, tạm nghỉ hoặc
        tự loại trừ. Giới hạn chặt hơn có hiệu lực ngay. Giới hạn lỏng hơn phải chờ 24 giờ, sau đó
        chờ bạn xác nhận. Trong thời gian bạn tự loại trừ, chúng tôi không gửi quảng cáo cho bạn và
        không nhận cược của bạn. Cách thực hiện được mô tả ở trang
        <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.</p>
      <h3>8. Những hành vi bị cấm</h3>
      <ul>
        <li>Dùng phần mềm chơi thay bạn, ngoại trừ chức năng quay tự động của chính trò chơi.</li>
        <li>Cấu kết chống lại người chơi khác, hoặc dùng nhiều tài khoản.</li>
        <li>Dùng phương tiện thanh toán của người khác, hoặc tiền do phạm tội mà có.</li>
        <li>Tìm lỗi để lợi dụng. Ai tìm thấy lỗi và báo cho chúng tôi đều được chúng tôi cảm
          ơn.</li>
        <li>Gây hại cho trang web, hoặc cho những người sử dụng hay làm việc cho trang web.</li>
      </ul>
      <h3>9. Đóng tài khoản</h3>
      <p>Bạn có thể đóng tài khoản bất cứ lúc nào bằng cách báo cho bộ phận chăm sóc khách hàng.
        Chúng tôi có thể tạm ngưng hoặc đóng tài khoản khi các điều khoản này bị vi phạm hoặc khi
        pháp luật yêu cầu, và sẽ cho bạn biết lý do trong phạm vi được phép. Ở nơi chơi bằng tiền
        thật, số tiền thuộc về bạn được chi trả sau khi hoàn tất các bước kiểm tra theo quy định của
        pháp luật.</p>
      <h3>10. Trách nhiệm pháp lý</h3>
      <p>Chúng tôi vận hành trang web một cách cẩn trọng nhưng không thể cam kết trang web luôn truy
        cập được hoặc không có lỗi. Chúng tôi chịu trách nhiệm về thiệt hại do mình cố ý hoặc sơ
        suất nghiêm trọng gây ra, và trong phạm vi pháp luật yêu cầu. Chúng tôi không chịu trách
        nhiệm về những gì do thiết bị của bạn, mạng của bạn hoặc một nhà cung cấp ngoài tầm kiểm
        soát của chúng tôi gây ra.</p>
      <h3>11. Thay đổi</h3>
      <p>Chúng tôi có thể thay đổi các điều khoản này và sẽ thông báo cho bạn trước khi thay đổi có
        hiệu lực. Nếu không đồng ý, bạn có thể đóng tài khoản.</p>
      <h3>12. Câu hỏi và khiếu nại</h3>
      <p>Trước hết, vui lòng liên hệ bộ phận chăm sóc khách hàng: chạm <strong>Hỗ trợ</strong> ở
        menu dưới cùng. Chúng tôi lưu giữ những gì về bạn, và vì sao, được mô tả trong
        <a href="/m/help?tag=privacy">chính sách bảo mật</a>.</p>
    `,
  },
  'legal.privacy': {
    title: 'Chính sách bảo mật',
    body: `
      <p>Trang này cho biết {merchant} lưu giữ những gì về bạn, vì sao, trong bao lâu, và bạn có thể
        yêu cầu chúng tôi điều gì. Chúng tôi lưu giữ những gì cần thiết để vận hành tài khoản của
        bạn, giữ an toàn cho tài khoản và tuân thủ pháp luật, ngoài ra không lưu gì thêm.</p>
      <h3>Chúng tôi lưu giữ gì, và vì sao</h3>
      <ul>
        <li><strong>Tài khoản của bạn:</strong> tên đăng nhập, biệt danh, thời điểm và địa chỉ mạng
          khi bạn đăng ký, ngôn ngữ, loại tiền, quốc gia, người mời bạn, và những thông tin mà biểu
          mẫu đăng ký yêu cầu. Những dữ liệu này xác lập tài khoản là của bạn và giúp chúng tôi kiểm
          tra độ tuổi. Mật khẩu chỉ được lưu dưới dạng mã băm, nên không ai đọc được.</li>
        <li><strong>Thông tin liên hệ của bạn:</strong> số điện thoại và email, nếu bạn cung cấp.
          Chúng tôi dùng để gửi mã và giúp bạn vào lại tài khoản.</li>
        <li><strong>Các phiên của bạn:</strong> bạn đăng nhập khi nào, từ địa chỉ mạng và quốc gia
          nào, bằng thiết bị và trình duyệt nào. Bạn xem được các lần đăng nhập trong
          <a href="/m/securityCenter">Trung tâm bảo mật</a>. Những dữ liệu này giúp phát hiện người
          lạ trong tài khoản.</li>
        <li><strong>Thiết bị của bạn:</strong> một dấu ngẫu nhiên cho chúng tôi biết thiết bị đã
          từng được dùng với tài khoản của bạn. Với passkey, chúng tôi chỉ lưu phần công khai. Vân
          tay và khuôn mặt của bạn không bao giờ rời thiết bị.</li>
        <li><strong>Trò chơi của bạn:</strong> những trò bạn đã mở, mục yêu thích, mọi ván cùng seed
          và kết quả, và mọi lần cược.</li>
        <li><strong>Số dư của bạn:</strong> mọi biến động, kèm mã, thời gian và lý do. Giới hạn bạn
          đặt được lưu cùng ngày thay đổi.</li>
        <li><strong>Những gì bạn đọc:</strong> những thông báo bạn đã mở, để chúng không hiện lại
          như tin mới.</li>
      </ul>
      <p>Nếu bạn chỉ xem qua, chúng tôi không lưu tài khoản nào. Địa chỉ mạng của bạn được dùng để
        biết bạn truy cập từ quốc gia nào, và để ngăn chặn tấn công.</p>
      <h3>Cookie và bộ nhớ trên thiết bị của bạn</h3>
      <p>Chúng tôi chỉ dùng cookie cho hoạt động của trang web: phiên của bạn, dấu của thiết bị,
        ngôn ngữ, giao diện, và lời mời đã đưa bạn đến. Trình duyệt của bạn cũng lưu một vài cài
        đặt, ví dụ số dư có đang ẩn hay không. Nếu bạn chọn <strong>Nhớ mật khẩu</strong>, thông tin
        đăng nhập được mã hóa và lưu trên thiết bị của bạn. Không có cookie quảng cáo và không có
        cookie nào theo dõi bạn sang trang khác.</p>
      <h3>Còn ai khác được biết</h3>
      <p>Chúng tôi không bán dữ liệu của bạn. Chúng tôi chỉ chuyển những gì cần thiết, và chỉ
        cho:</p>
      <ul>
        <li>nhà cung cấp của những trò chơi bạn mở: họ biết một mã số đại diện cho bạn, số dư và
          loại tiền, giới hạn, ngôn ngữ và một phần địa chỉ mạng của bạn, nhưng không biết tên hay
          thông tin liên hệ của bạn;</li>
        <li>dịch vụ gửi mã qua SMS hoặc email;</li>
        <li>một dịch vụ khác, nếu bạn chọn đăng nhập bằng dịch vụ đó;</li>
        <li>cơ quan có thẩm quyền, khi pháp luật buộc chúng tôi.</li>
      </ul>
      <p>Bảng thắng lớn hiện tên với phần lớn ký tự được che đi.</p>
      <h3>Chúng tôi lưu trong bao lâu</h3>
      <ul>
        <li>Mã được xóa sau khoảng hai ngày, lần đăng nhập được xóa 30 ngày sau khi kết thúc, và dấu
          của thiết bị được xóa sau một năm không dùng.</li>
        <li>Tài khoản chơi thử được xóa khoảng một tuần sau khi kết thúc.</li>
        <li>Tài khoản, các lần cược và biến động số dư của bạn được lưu chừng nào tài khoản còn tồn
          tại, và sau đó trong thời gian pháp luật yêu cầu.</li>
      </ul>
      <h3>Quyền của bạn</h3>
      <p>Bạn có thể hỏi dữ liệu nào về bạn được lưu giữ, yêu cầu sửa sai sót, nhận một bản sao, và
        yêu cầu xóa những gì pháp luật không buộc chúng tôi phải giữ. Bạn có thể phản đối việc sử
        dụng mà bạn cho là không đúng. Bạn cũng có thể liên hệ cơ quan bảo vệ dữ liệu tại nơi bạn
        sống.</p>
      <h3>Dữ liệu được bảo vệ thế nào</h3>
      <p>Các kết nối được mã hóa, những thông tin bí mật được lưu sao cho không thể đọc được, và chỉ
        những người cần cho công việc mới được xem dữ liệu của bạn.</p>
      <h3>Liên hệ và thay đổi</h3>
      <p>Về mọi điều trên, chạm <strong>Hỗ trợ</strong> ở menu dưới cùng. Khi chính sách này thay
        đổi theo cách có ý nghĩa với bạn, chúng tôi sẽ thông báo trước khi thay đổi có hiệu lực.</p>
    `,
  },
  'legal.responsible': {
    title: 'Chơi có trách nhiệm',
    body: `
      <p>Trò chơi may rủi là để giải trí. Đó không phải là cách kiếm tiền hay giải quyết khó khăn.
        {merchant} dành cho người lớn từ {age} tuổi, và ở chế độ demo chỉ chơi bằng tiền chơi thử.
        Dù vậy, những thói quen bạn hình thành ở đây là thật, nên trang này được viết một cách
        nghiêm túc.</p>
      <h3>Những nguyên tắc đơn giản mà hữu ích</h3>
      <ul>
        <li>Trước khi bắt đầu, hãy quyết định chơi bao lâu và cược bao nhiêu.</li>
        <li>Đừng bao giờ cố gỡ lại những gì đã thua. Ván sau không biết gì về ván trước.</li>
        <li>Đừng chơi khi bạn buồn, giận, mệt hoặc say.</li>
        <li>Hãy nghỉ giữa chừng, và dành thời gian cho những điều khác bạn thích.</li>
        <li>Chỉ dùng số tiền bạn có thể chấp nhận mất, không bao giờ dùng tiền vay.</li>
      </ul>
      <h3>Những dấu hiệu cần xem trọng</h3>
      <ul>
        <li>Hết lần này đến lần khác, bạn chơi lâu hơn hoặc cược cao hơn dự định.</li>
        <li>Bạn nghĩ đến việc chơi khi đang làm việc khác.</li>
        <li>Bạn giấu việc mình chơi bao nhiêu, hoặc nói dối về điều đó.</li>
        <li>Bạn bồn chồn hoặc dễ cáu khi không được chơi.</li>
        <li>Công việc, học hành, giấc ngủ, gia đình hay bạn bè bị xếp sau.</li>
        <li>Người thân lo lắng cho bạn.</li>
      </ul>
      <p>Nếu bạn thấy mình trong một vài điều trên, hãy dừng lại một thời gian và trò chuyện với ai
        đó.</p>
      <h3>Bạn có thể làm gì tại đây</h3>
      <ul>
        <li><strong>Giới hạn</strong> cho tiền cược, tiền thua, tiền nạp và thời gian chơi, theo
          ngày, tuần và tháng. Giới hạn chặt hơn có hiệu lực ngay. Giới hạn lỏng hơn phải chờ 24
          giờ, sau đó chờ bạn xác nhận.</li>
        <li><strong>Nhắc nhở thời gian chơi:</strong> sau mỗi giờ, hoặc theo tần suất bạn chọn, bạn được thấy
          thời gian, tiền cược và tiền thắng của mình.</li>
        <li><strong>Lịch sử:</strong> <a href="/m/gameRecord">Lịch sử cược</a> cho thấy trung thực
          bạn đã cược bao nhiêu và nhận lại bao nhiêu.</li>
        <li><strong>Tạm nghỉ</strong> vài ngày hoặc vài tuần.</li>
        <li><strong>Tự loại trừ</strong> trong nhiều tháng hoặc mãi mãi. Trong thời gian đó, chúng
          tôi không nhận cược của bạn và không gửi quảng cáo cho bạn.</li>
      </ul>
      <p>Để đặt giới hạn, tạm nghỉ hoặc tự loại trừ, chạm <strong>Hỗ trợ</strong> ở menu dưới cùng
        và nói điều bạn muốn. Bạn không cần nêu lý do, và sẽ không ai tìm cách khuyên bạn đổi ý.</p>
      <h3>Tìm sự giúp đỡ ở đâu</h3>
      <p>Ở nhiều quốc gia có đường dây trợ giúp, trung tâm tư vấn và nhóm tự lực miễn phí, kín đáo,
        dành cho người chơi quá nhiều và cho gia đình họ. Bác sĩ của bạn hoặc cơ quan y tế công cộng
        có thể cho bạn biết nơi nào ở gần. Phần mềm chặn các trang trò chơi trên thiết bị của bạn
        cũng có thể giúp ích. Tìm sự giúp đỡ là một bước đi đúng, và không bao giờ là quá sớm.</p>
      <h3>Trẻ em và thanh thiếu niên</h3>
      <p>Người dưới {age} tuổi không được chơi. Nếu bạn dùng chung thiết bị, hãy đăng xuất, đừng để
        thiết bị nhớ mật khẩu của bạn, và dùng chế độ kiểm soát của cha mẹ trên thiết bị.</p>
    `,
  },
};
