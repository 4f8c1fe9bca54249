import type { maneki as source } from '../en/maneki.ts';
import type { SeedText } from '../seed-text.ts';

export const maneki: Readonly<Record<keyof typeof source, SeedText>> = {
  'banner.welcome': {
    title: 'Chợ đêm đã lên đèn',
    text: 'Theo chân mèo thần tài vào chợ đêm. Chỉ dùng tiền chơi thử.',
  },
  'banner.slots': {
    title: 'Cả một con phố slot',
    text: 'Cáo, rồng và một bậc thầy trà đạo. Thích chỗ nào, ngồi chỗ đó.',
  },
  'banner.jackpot': {
    title: 'Ba kho báu, một chìa khóa',
    text: 'Jackpot nhỏ, vừa và lớn tăng theo tiền cược ở Kho Báu Bí Ẩn.',
  },
  'banner.fair': {
    title: 'Mèo không giấu điều gì',
    text: 'Mỗi ván được niêm phong trước khi cược. Sau đó, bạn tự kiểm chứng.',
  },
  'banner.freeplay': {
    title: 'Dạo chợ chẳng cần ví',
    text: 'Chơi thử miễn phí một ngày: không tên, không số máy, không email.',
  },
  'banner.safe': {
    title: 'Đèn lồng cũng cần nghỉ',
    text: 'Đặt giới hạn, nghỉ một lát. Chợ đêm vẫn ở đây thôi.',
  },
  'banner.login': {
    title: 'Lại về dưới ánh đèn lồng',
    text: 'Mừng gặp lại bạn. Mèo vẫn giữ ấm chỗ ngồi cho bạn.',
  },
  'banner.register': {
    title: 'Mời vào, coi chừng chú mèo',
    text: 'Điền vài ô là bạn có một chỗ ở chợ đêm.',
  },
  'banner.film': {
    title: 'Một buổi tối ở chợ đêm',
    text: 'Xem nhanh các trò slot. Không âm thanh, cũng không hứa hẹn.',
  },
  'notice.opening': {
    title: 'Chợ đêm đã mở cửa',
    body: `
      <p>Chào mừng bạn đến với Maneki. Đèn lồng đã thắp, hàng quán đã bày, và chú mèo trước cổng đã
        vẫy tay được một lúc rồi. Có người ghé đến, chú vui lắm.</p>
      <p>Maneki hoạt động ở <strong>chế độ demo</strong>: mọi thứ ở đây đều chơi bằng tiền chơi thử.
        Chúng tôi không thu gì của bạn, và cũng không có gì để rút ra.</p>
      <p>Ba cách hay để bắt đầu:</p>
      <ul>
        <li>Dạo một vòng không cần tài khoản với <a href="/m/trail">chơi thử miễn phí</a>.</li>
        <li><a href="/m/register">Đăng ký</a> để giữ lại mục yêu thích, lịch sử và chỗ ngồi của
          bạn.</li>
        <li>Ghé từng gian hàng trong danh sách <a href="/m/rng">slot</a>.</li>
      </ul>
    `,
  },
  'notice.newSlots': {
    title: 'Năm hãng game đã bày hàng',
    body: `
      <p>Slot ở chợ đêm đến từ năm hãng, mỗi hãng một hương vị riêng:</p>
      <ul>
        <li><strong>Maneki Originals</strong>: những món kinh điển của nhà, và chú mèo ngồi hàng
          đầu.</li>
        <li><strong>Kho Báu Bí Ẩn</strong>: hai trò slot với ba giải Jackpot phía sau.</li>
        <li><strong>Xưởng Hồ Ly</strong>: đền thờ, suối nước nóng, cá koi và một ninja mê đọc
          sách.</li>
        <li><strong>Cực Quang Reels</strong>: thuyền dài Viking, bánh răng cơ khí và bầu trời phương
          Bắc.</li>
        <li><strong>Trăng Xoài</strong>: trái cây, rạn san hô và những món ngọt.</li>
      </ul>
      <p>Mỗi ô trò chơi đều ghi tỷ lệ trả thưởng về lâu dài. Bạn tìm thấy tất cả trong danh sách
        <a href="/m/rng">slot</a>.</p>
    `,
  },
  'notice.jackpots': {
    title: 'Ba giải Jackpot hoạt động thế nào',
    body: `
      <p>Phía sau Hầm Kho Báu và Kho Báu Rồng Thiêng là ba giải Jackpot: <strong>Jackpot
        nhỏ</strong>, <strong>Jackpot vừa</strong> và <strong>Jackpot lớn</strong>. Một phần nhỏ của
        mỗi lần cược ở hai trò slot này được góp vào đó.</p>
      <p>Mỗi lần cược đều tham gia cả ba lượt rút. Cược lớn hơn bao nhiêu lần thì cơ hội lớn hơn bấy
        nhiêu lần, nên không mức cược nào lợi hơn mức nào. Giải đã có người trúng sẽ bắt đầu lại từ
        mức khởi điểm.</p>
      <p>Con số trên trang chủ là số thật, được hỏi lại sau mỗi vài giây, không tự nhảy lên cho đẹp
        mắt. Khi chơi thử, các giải Jackpot tạm nghỉ.</p>
    `,
  },
  'notice.fairness': {
    title: 'Ván nào cũng kiểm chứng được',
    body: `
      <p>Chợ sống nhờ chữ tín, mà chữ tín kèm biên lai thì càng chắc. Trước khi bạn cược, trò chơi
        cho xem mã băm của seed bí mật, giống như dấu vân tay của nó. Bạn thêm seed của mình. Hai
        seed cùng quyết định ván chơi.</p>
      <p>Khi seed bí mật được mở, trang <a href="/m/fairness">Công bằng kiểm chứng được</a> tính lại
        ván đó ngay trên thiết bị của bạn. Cùng mã băm, cùng kết quả cuộn, cùng tiền thưởng.</p>
      <p>Trang này cũng ghi tỷ lệ trả thưởng về lâu dài của từng trò slot. Chỉ trong một buổi tối,
        kết quả có thể lệch xa, theo cả hai chiều.</p>
    `,
  },
  'notice.passkeys': {
    title: 'Đăng nhập bằng một chạm hay một ánh nhìn',
    body: `
      <p>Với passkey, bạn đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình. Không có mật khẩu
        nào phải nhớ, và cũng chẳng ai lừa được bạn gõ nó ra.</p>
      <ol>
        <li>Đăng nhập như thường lệ rồi mở <a href="/m/securityCenter">Trung tâm bảo mật</a>.</li>
        <li>Chọn <strong>Thêm passkey</strong> và làm theo hướng dẫn trên điện thoại.</li>
        <li>Lần sau, chọn <strong>Đăng nhập bằng passkey</strong>.</li>
      </ol>
      <p>Mật khẩu của bạn vẫn dùng được. Nếu đổi điện thoại, hãy xóa passkey cũ ở cùng chỗ đó.</p>
    `,
  },
  'notice.limits': {
    title: 'Giới hạn của bạn vẫn giữ, kể cả đêm may mắn',
    body: `
      <p>Một buổi tối vui có điểm dừng do chính bạn chọn. Bạn có thể đặt giới hạn cho tiền cược,
        tiền thua, tiền nạp và thời gian chơi, theo ngày, theo tuần và theo tháng.</p>
      <ul>
        <li>Giới hạn đặt lần đầu hoặc giảm xuống có hiệu lực ngay.</li>
        <li>Giới hạn tăng lên phải chờ một ngày, sau đó chờ bạn xác nhận.</li>
      </ul>
      <p>Bộ phận chăm sóc khách hàng sẽ giúp bạn về giới hạn, tạm nghỉ và tự loại trừ: chạm
        <strong>Hỗ trợ</strong> ở menu dưới cùng. Xem thêm ở trang
        <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.</p>
    `,
  },
  'notice.records': {
    title: 'Đồng nào cũng có một dòng trong sổ',
    body: `
      <p>Chú mèo ghi sổ rất gọn gàng. Hai danh sách cho bạn biết tất cả:</p>
      <ul>
        <li><a href="/m/transaction/record">Lịch sử tài khoản</a> ghi mọi biến động số dư, kèm mã và
          số dư sau đó.</li>
        <li><a href="/m/gameRecord">Lịch sử cược</a> ghi mọi lần cược, kèm tiền cược, tiền thắng và
          vé cược để bạn mở xem.</li>
      </ul>
      <p>Bạn xem lại được 90 ngày, mỗi lần tối đa 31 ngày. Nếu thắc mắc về một mục, hãy sao chép mã
        của mục đó và gửi cho bộ phận chăm sóc khách hàng để dễ tìm.</p>
    `,
  },
  'notice.genuine': {
    title: 'Làm sao nhận ra Maneki thật',
    body: `
      <p>Chợ nào cũng có gian bán hàng nhái. Bạn hãy nhớ ba điều:</p>
      <ul>
        <li>Xem kỹ địa chỉ trang trước khi đăng nhập. Nên mở từ dấu trang thay vì từ liên kết trong
          tin nhắn.</li>
        <li>Chúng tôi không bao giờ hỏi mật khẩu, mật khẩu thanh toán hay mã xác minh của bạn: không
          qua điện thoại, không qua chat, không qua email.</li>
        <li>Không ai có thể bán cho bạn mẹo hay phần mềm biết trước ván sau. Mỗi ván sinh ra từ hai
          seed, và một trong hai chỉ được mở về sau.</li>
      </ul>
      <p>Nếu thấy điều gì không ổn, hãy đổi mật khẩu trong <a href="/m/securityCenter">Trung tâm bảo
        mật</a>, đăng xuất mọi nơi khác tại đó và báo cho bộ phận chăm sóc khách hàng.</p>
    `,
  },
  'notice.finding': {
    title: 'Tìm đúng gian hàng bạn muốn ghé',
    body: `
      <p>Chợ nhiều gian thì cần bảng chỉ đường tốt. Danh sách trò chơi nào cũng có ba tấm bảng:</p>
      <ul>
        <li><strong>Tìm</strong>: gõ tên trò chơi, hoặc một phần của tên, bằng bất kỳ ngôn ngữ nào
          của chúng tôi. Sai một chữ cái vẫn tìm được.</li>
        <li><strong>Bộ lọc</strong>: theo studio, theo loại, theo mức cược nhỏ nhất hoặc theo số
          dòng.</li>
        <li><strong>Yêu thích</strong>: chạm vào trái tim trên ô trò chơi để giữ trò đó trong danh
          sách của riêng bạn. Trò vừa chơi nằm ở mục <strong>Gần đây</strong>. Cả hai đều cần tài
          khoản.</li>
      </ul>
      <p>Bạn có thể thử ngay trong danh sách <a href="/m/rng">slot</a>.</p>
    `,
  },
  'notice.looks': {
    title: 'Ban đêm, ban ngày, bằng ngôn ngữ của bạn',
    body: `
      <p>Đèn lồng đẹp nhất về đêm, nên Maneki mở ra với giao diện tối. Nếu đọc dưới nắng, bạn hãy
        chuyển sang giao diện sáng: nút chuyển nằm trong menu, và thiết bị sẽ nhớ lựa chọn của
        bạn.</p>
      <p>Nút bên cạnh dùng để đổi ngôn ngữ. Trò chơi, thông báo, trợ giúp và quy định đều có tiếng
        Anh, tiếng Nhật, tiếng Trung, tiếng Thái và tiếng Việt.</p>
      <p>Nếu thiết bị của bạn được đặt giảm chuyển động, các trang của chúng tôi cũng đứng yên.</p>
    `,
  },
  'popup.welcome': {
    title: 'Chào mừng đến với chợ đêm',
    body: `
      <p>Đèn lồng đã thắp, hàng quán đã mở. Mọi thứ ở đây đều chơi bằng tiền chơi thử, nên bạn cứ
        thong thả.</p>
      <p>Ghé slot trước là một khởi đầu hay.</p>
    `,
  },
  'popup.freeplay': {
    title: 'Chơi thử trước đã',
    body: `
      <p>Bạn có thể chơi mà không cần tài khoản: tiền chơi thử dùng trong một ngày, không tên, không
        số điện thoại, không email. Mèo sẽ không hỏi đến lần thứ hai.</p>
    `,
  },
  'popup.limits': {
    title: 'Buổi tối vui có điểm dừng',
    body: `
      <p>Dừng ở điểm mình đã chọn trước thì dễ hơn nhiều. Giới hạn cho tiền cược, tiền thua và thời
        gian là do bạn đặt, và luôn được giữ.</p>
      <p>Hãy xem qua cách hoạt động, trước khi bạn cần đến.</p>
    `,
  },
  'hot.slots': {
    title: 'Dạo qua các gian hàng',
    text: 'Năm hãng game, mỗi hãng một tay nghề. Xem hãng nào lọt vào mắt bạn.',
  },
  'hot.vault': {
    title: 'Bên trong hầm kho báu',
    text: 'Ba giải Jackpot sau một cánh cửa, góp từ tiền cược của hai trò slot.',
  },
  'hot.fair': {
    title: 'Tự kiểm chứng một ván',
    text: 'Hai seed quyết định một ván. Khi seed của chúng tôi được mở, điện thoại bạn tự tính lại.',
  },
  'agent.welcome': {
    title: 'Chào mừng các đại lý của Maneki',
    body: `
      <p>Rất vui được đón bạn ở chợ đêm. Thông báo dành cho đại lý sẽ hiện ở đây.</p>
      <p>Trang đang ở chế độ demo nên mọi số tiền đều là tiền chơi thử, với khách của bạn cũng vậy.
        Vui lòng nói rõ điều này trước khi họ đăng ký, và đừng bao giờ hứa với ai rằng sẽ thắng.</p>
      <p>Các biến động của bạn với vai trò đại lý nằm trong
        <a href="/m/transaction/record?types=A">Lịch sử đại lý</a>. Nếu có thắc mắc, chạm <strong>Hỗ
        trợ</strong> ở menu dưới cùng.</p>
    `,
  },
};
