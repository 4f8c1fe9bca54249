import type { helpAccount as source } from '../en/help-account.ts';
import type { SeedText } from '../seed-text.ts';

export const helpAccount: Readonly<
  Record<keyof typeof source, SeedText & { readonly body: string }>
> = {
  'help.start': {
    title: 'Bước đầu',
    body: `
      <p>Chào mừng bạn đến với {merchant}. Trang này giới thiệu mọi thứ trong hai phút.</p>
      <h3>Trang web này là gì</h3>
      <p>{merchant} hoạt động ở <strong>chế độ demo</strong>. Bạn chỉ chơi bằng tiền chơi thử: chúng
        tôi không thu gì của bạn, và cũng không có gì để rút ra. Bạn phải từ {age} tuổi trở lên.</p>
      <h3>Ba bước</h3>
      <ol>
        <li><strong>Dạo một vòng.</strong> Trang chủ và danh sách <a href="/m/rng">slot</a> mở cho
          tất cả mọi người.</li>
        <li><strong>Chơi thử.</strong> <a href="/m/trail">Chơi thử miễn phí</a> không cần tên, không
          cần số điện thoại và kéo dài một ngày.</li>
        <li><strong>Đăng ký.</strong> <a href="/m/register">Tài khoản của riêng bạn</a> thì còn mãi,
          cùng với mục yêu thích, lịch sử và cài đặt của bạn. Nếu trang tặng tiền chơi thử cho thành
          viên mới, cửa sổ chào mừng sẽ cho bạn biết là bao nhiêu.</li>
      </ol>
      <h3>Tìm đường trong trang</h3>
      <ul>
        <li>Thanh dưới cùng dẫn đến <strong>Trang chủ</strong>, đến trung tâm <strong>Thành
          viên</strong> của bạn và đến <strong>Hỗ trợ</strong> khách hàng.</li>
        <li>Menu ở góc trên bên phải của Trang chủ chứa tài khoản, lịch sử và cài đặt của bạn.</li>
        <li>Bạn có thể đổi ngôn ngữ và giao diện trong menu, ở đầu trang và ở cuối trang chủ.</li>
      </ul>
      <p>Khi đăng ký, bạn chấp nhận <a href="/m/terms">điều khoản dịch vụ</a> và
        <a href="/m/agreement">thỏa thuận người dùng</a>. Cả hai đều đủ ngắn để đọc hết.</p>
    `,
  },
  'help.login': {
    title: 'Đăng ký và đăng nhập',
    body: `
      <h3>Đăng ký</h3>
      <p>Mở trang <a href="/m/register">Đăng ký</a> và điền các ô. Một số trang còn cho đăng ký bằng
        số điện thoại, được xác nhận qua mã SMS. Mỗi người chỉ có một tài khoản, và thông tin phải
        là của chính bạn.</p>
      <h3>Đăng nhập</h3>
      <p>Trên trang <a href="/m/login">Đăng nhập</a>, bạn sẽ thấy những cách mà trang web này hỗ
        trợ:</p>
      <ul>
        <li><strong>Tên đăng nhập và mật khẩu.</strong> Với <strong>Nhớ mật khẩu</strong>, lần sau
          thiết bị sẽ tự điền. Thông tin này được mã hóa và chỉ lưu trên thiết bị này.</li>
        <li><strong>Mã SMS</strong>, nếu có hỗ trợ: mã gồm sáu chữ số gửi đến số đã liên kết của
          bạn, có hiệu lực trong năm phút.</li>
        <li><strong>Passkey:</strong> vân tay, khuôn mặt hoặc khóa màn hình. Bạn thêm passkey trong
          <a href="/m/securityCenter">Trung tâm bảo mật</a>.</li>
        <li><strong>Tài khoản ở dịch vụ khác</strong>, nếu trang có nút tương ứng.</li>
      </ul>
      <h3>Khi không đăng nhập được</h3>
      <ul>
        <li>Sau ba lần sai, bạn được yêu cầu nhập mã trong hình. Chạm vào hình để đổi hình
          khác.</li>
        <li>Sau mười lần sai, tài khoản bị khóa nửa giờ, và lâu hơn nếu tái diễn. Thiết bị bạn từng
          dùng được đếm riêng, nên người lạ không thể khiến bạn bị khóa.</li>
        <li>Không nhận được SMS? Hãy chờ một phút rồi lấy mã khác, và kiểm tra mã quốc gia trước số
          của bạn.</li>
      </ul>
    `,
  },
  'help.password': {
    title: 'Mật khẩu',
    body: `
      <h3>Bạn quên mật khẩu</h3>
      <ol>
        <li>Mở trang <a href="/m/forget">Quên mật khẩu</a>.</li>
        <li>Chọn <strong>Qua SMS</strong> hoặc <strong>Qua email</strong>. Cách này dùng số điện
          thoại hoặc email đã liên kết với tài khoản của bạn.</li>
        <li>Nhập mã và chọn mật khẩu mới. Sau đó đăng nhập bằng mật khẩu này.</li>
      </ol>
      <p>Để giữ an toàn cho bạn, trang không cho biết một số điện thoại hay email có thuộc về tài
        khoản nào không. Nếu mã không đến, có thể bạn chưa liên kết: trong trường hợp đó, vui lòng
        hỏi bộ phận chăm sóc khách hàng.</p>
      <h3>Bạn muốn đổi mật khẩu</h3>
      <p>Mở <a href="/m/securityCenter">Trung tâm bảo mật</a> và chọn <strong>Mật khẩu đăng
        nhập</strong>. Bạn cần mật khẩu cũ. Khi bạn đổi, mọi thiết bị khác sẽ bị đăng xuất.</p>
      <h3>Thế nào là mật khẩu tốt</h3>
      <ul>
        <li>6 đến 20 ký tự, gồm chữ và số. Càng dài càng tốt.</li>
        <li>Mật khẩu bạn không dùng ở nơi nào khác. Mật khẩu từng bị lộ sẽ không được chấp
          nhận.</li>
        <li>Hoặc không cần gõ mật khẩu: passkey là cách đăng nhập an toàn nhất.</li>
      </ul>
      <h3>Mật khẩu thanh toán</h3>
      <p>Mật khẩu này gồm sáu chữ số và tách biệt với mật khẩu đăng nhập. Nó dành cho lúc tiền rời
        tài khoản. Sau năm lần sai, nó bị khóa một ngày. Bạn đặt mật khẩu này trong Trung tâm bảo
        mật, và không ai ở {merchant} sẽ hỏi bạn về nó.</p>
    `,
  },
  'help.security': {
    title: 'Giữ an toàn cho tài khoản',
    body: `
      <p><a href="/m/securityCenter">Trung tâm bảo mật</a> có mọi thứ bảo vệ tài khoản của bạn.</p>
      <ul>
        <li><strong>Mật khẩu đăng nhập và mật khẩu thanh toán.</strong> Đặt hoặc đổi tại đây. Mật
          khẩu đăng nhập mới sẽ kết thúc mọi phiên đăng nhập khác.</li>
        <li><strong>Số điện thoại và email.</strong> Hãy liên kết cả hai để có thể lấy lại mật
          khẩu.</li>
        <li><strong>Passkey.</strong> Đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình. Trang
          giả mạo không dùng được passkey. Bạn có thể có tối đa mười passkey.</li>
        <li><strong>Tài khoản liên kết.</strong> Tài khoản ở dịch vụ khác được phép đăng nhập cho
          bạn, nếu trang có hỗ trợ.</li>
        <li><strong>Nơi bạn đang đăng nhập.</strong> Mọi thiết bị, kèm thời điểm hoạt động lần cuối.
          <strong>Đăng xuất</strong> đóng một phiên, <strong>Đăng xuất các nơi khác</strong> đóng
          tất cả trừ phiên của bạn.</li>
      </ul>
      <h3>Nếu bạn nghi có người đã vào tài khoản</h3>
      <ol>
        <li>Đổi mật khẩu đăng nhập.</li>
        <li>Xem danh sách nơi đăng nhập và passkey, xóa những gì bạn không nhận ra.</li>
        <li>Xem kỹ <a href="/m/transaction/record">Lịch sử tài khoản</a> của bạn.</li>
        <li>Báo cho bộ phận chăm sóc khách hàng.</li>
      </ol>
      <h3>Điều chúng tôi không bao giờ làm</h3>
      <p>Chúng tôi không bao giờ hỏi mật khẩu, mật khẩu thanh toán hay mã xác minh. Ai hỏi thì không
        phải người của {merchant}. Hãy xem kỹ địa chỉ trang trước khi đăng nhập, và nên mở từ dấu
        trang hơn là từ liên kết trong tin nhắn.</p>
    `,
  },
  'help.device': {
    title: 'Điện thoại và trình duyệt của bạn',
    body: `
      <p>{merchant} được thiết kế cho điện thoại và chạy trên mọi trình duyệt đời mới. Bạn không cần
        cài đặt gì. Trên máy tính, trang vẫn hẹp như trên điện thoại và hiện một mã QR: quét mã để
        tiếp tục trang đang xem trên điện thoại.</p>
      <h3>Nếu một trang hay trò chơi không tải được</h3>
      <ul>
        <li>Kiểm tra kết nối mạng. Khi bạn ngoại tuyến sẽ có thông báo, và trang tự tiếp tục khi có
          mạng trở lại.</li>
        <li>Tải lại trang. Trong trò chơi, chọn <strong>Tải lại</strong>.</li>
        <li>Bạn đang ở trong một ứng dụng khác, chẳng hạn ứng dụng nhắn tin? Hãy mở trang bằng trình
          duyệt của bạn: trong các ứng dụng đó, trò chơi và việc đăng nhập hoạt động không ổn
          định.</li>
        <li>Cập nhật trình duyệt và tắt các tiện ích làm thay đổi trang.</li>
        <li>Kiểm tra đồng hồ của thiết bị. Nếu lệch quá nhiều, bạn có thể không đăng nhập được.</li>
      </ul>
      <h3>Tùy chỉnh cho thoải mái</h3>
      <ul>
        <li><strong>Giao diện:</strong> tối hoặc sáng, trong <a href="/m/set">Cài đặt</a>.</li>
        <li><strong>Ngôn ngữ:</strong> đổi bất cứ lúc nào. Trang đổi theo ngay.</li>
        <li><strong>Chuyển động:</strong> nếu thiết bị của bạn yêu cầu giảm chuyển động, các banner
          sẽ đứng yên. Bạn cũng có thể tạm dừng chúng.</li>
        <li><strong>Âm thanh và quay nhanh:</strong> trong menu của từng trò chơi.</li>
      </ul>
      <h3>Thiết bị dùng chung</h3>
      <p>Hãy đăng xuất khi dùng xong, không bật <strong>Nhớ mật khẩu</strong>, và ẩn số dư bằng biểu
        tượng con mắt bên cạnh.</p>
    `,
  },
  'help.contact': {
    title: 'Chăm sóc khách hàng',
    body: `
      <p>Chạm <strong>Hỗ trợ</strong> ở menu dưới cùng, chẳng hạn trên <a href="/m/home">Trang
        chủ</a>. Một bảng sẽ mở ra với các cách liên hệ với {merchant}. Bạn dùng được mà không cần
        đăng nhập. Thiết bị của bạn lưu lại các cách này, nên bạn vẫn tìm thấy ngay cả khi trang
        đang bảo trì.</p>
      <h3>Điều giúp chúng tôi hỗ trợ bạn tốt hơn</h3>
      <ul>
        <li><strong>Tên đăng nhập</strong> của bạn. Không bao giờ gửi mật khẩu, và không bao giờ gửi
          mã xác minh.</li>
        <li>Với câu hỏi về tiền: <strong>mã của mục đó</strong> trong
          <a href="/m/transaction/record">Lịch sử tài khoản</a>. Chạm một cái là sao chép được.</li>
        <li>Với câu hỏi về một lần cược: <strong>mã vé cược</strong> trong
          <a href="/m/gameRecord">Lịch sử cược</a>.</li>
        <li>Với một lỗi: <strong>mã tham chiếu</strong> đã hiện ra, và khoảng thời gian xảy ra
          lỗi.</li>
        <li>Ảnh chụp màn hình, nếu bạn chụp được. Vui lòng che phần riêng tư.</li>
      </ul>
      <h3>Bộ phận chăm sóc khách hàng làm gì cho bạn</h3>
      <ul>
        <li>Trả lời câu hỏi về tài khoản, lịch sử và trò chơi.</li>
        <li>Giúp bạn về giới hạn, tạm nghỉ, tự loại trừ và đóng tài khoản.</li>
        <li>Cho bạn biết dữ liệu nào về bạn được lưu, và sửa sai sót.</li>
        <li>Tiếp nhận khiếu nại. Nếu câu trả lời chưa thỏa đáng, hãy nói ra và yêu cầu một người
          khác xem xét.</li>
      </ul>
      <p>Bộ phận chăm sóc khách hàng không xem được mật khẩu của bạn và không thể thay đổi kết quả
        của một ván.</p>
    `,
  },
};
