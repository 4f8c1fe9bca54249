import type { sampaguita as source } from '../en/sampaguita.ts';
import type { SeedText } from '../seed-text.ts';

export const sampaguita: Readonly<Record<keyof typeof source, SeedText>> = {
  'banner.welcome': {
    title: 'Mabuhay, mời bạn vào chơi',
    text: 'Gió ấm, hương nhài và trò hay bên vịnh. Chỉ dùng tiền chơi thử.',
  },
  'banner.slots': {
    title: 'Slot nhìn ra biển',
    text: 'San hô, xoài chín và trống rừng xanh. Chọn một trò, cứ thư thả.',
  },
  'banner.jackpot': {
    title: 'Kho báu dưới thủy triều',
    text: 'Jackpot nhỏ, vừa và lớn tăng theo tiền cược ở Kho Báu Bí Ẩn.',
  },
  'banner.fair': {
    title: 'Trong veo như nước biển',
    text: 'Mỗi ván được niêm phong trước khi cược. Sau đó, bạn tự kiểm chứng.',
  },
  'banner.freeplay': {
    title: 'Nhúng chân thử một chút',
    text: 'Chơi thử miễn phí một ngày: không tên, không số máy, không email.',
  },
  'banner.safe': {
    title: 'Cứ từ từ thôi',
    text: 'Đặt giới hạn, nghỉ dưới bóng mát. Vịnh vẫn ở đây, chẳng đi đâu.',
  },
  'banner.login': {
    title: 'Vui được gặp lại bạn',
    text: 'Chỗ bên bờ nước vẫn là của bạn.',
  },
  'banner.register': {
    title: 'Vẫn còn chỗ cho bạn',
    text: 'Điền vài ô là bạn có một chỗ bên vịnh.',
  },
  'banner.film': {
    title: 'Một thoáng bên vịnh',
    text: 'Xem nhanh các trò slot. Không tiếng, không hứa hẹn, chỉ có cảnh.',
  },
  'notice.opening': {
    title: 'Vịnh đã mở, mời bạn ghé chơi',
    body: `
      <p>Mabuhay, chào mừng bạn đến với Sampaguita. Hoa nhài đang nở, biển lặng, và trò chơi đã sẵn
        sàng, chỉ chờ bạn. Không cần vội.</p>
      <p>Xin nói trước để bạn biết: Sampaguita hoạt động ở <strong>chế độ demo</strong>. Mọi thứ đều
        chơi bằng tiền chơi thử. Chúng tôi không thu gì của bạn, và cũng không có gì để rút ra.</p>
      <p>Bạn có thể bắt đầu thế này:</p>
      <ul>
        <li>Dạo một vòng không cần tài khoản với <a href="/m/trail">chơi thử miễn phí</a>.</li>
        <li><a href="/m/register">Đăng ký</a> để giữ lại mục yêu thích và lịch sử của bạn.</li>
        <li>Đến thẳng <a href="/m/rng">slot</a> xem bạn thích trò nào.</li>
      </ul>
    `,
  },
  'notice.newSlots': {
    title: 'Năm hãng game, một bãi biển dài toàn slot',
    body: `
      <p>Slot của chúng tôi đến từ năm hãng, nên tâm trạng nào cũng có trò hợp:</p>
      <ul>
        <li><strong>Trăng Xoài</strong>: trái cây, san hô, tiếng trống. Cứ như ở nhà.</li>
        <li><strong>Maneki Originals</strong>: những trò kinh điển đơn giản, học là biết ngay.</li>
        <li><strong>Kho Báu Bí Ẩn</strong>: hai trò slot với ba giải Jackpot phía sau.</li>
        <li><strong>Xưởng Hồ Ly</strong>: những câu chuyện từ Nhật Bản, lúc lặng lẽ, lúc cuồng
          nhiệt.</li>
        <li><strong>Cực Quang Reels</strong>: biển lạnh cho một buổi tối ấm.</li>
      </ul>
      <p>Mỗi ô trò chơi đều ghi tỷ lệ trả thưởng về lâu dài. Tất cả nằm trong danh sách
        <a href="/m/rng">slot</a>.</p>
    `,
  },
  'notice.jackpots': {
    title: 'Jackpot nhỏ, vừa, lớn: cách hoạt động',
    body: `
      <p>Hầm Kho Báu và Kho Báu Rồng Thiêng có chung ba giải Jackpot: <strong>Jackpot nhỏ</strong>,
        <strong>Jackpot vừa</strong> và <strong>Jackpot lớn</strong>. Một phần nhỏ của mỗi lần cược
        ở hai trò slot này chảy vào đó, như những con suối nhỏ đổ ra vịnh.</p>
      <p>Mỗi lần cược đều tham gia cả ba lượt rút. Cược lớn hơn bao nhiêu lần thì cơ hội lớn hơn bấy
        nhiêu lần, nên cược nhỏ cũng đáng giá như nhau. Giải đã có người trúng sẽ bắt đầu lại từ mức
        khởi điểm.</p>
      <p>Con số trên trang chủ là số thật, được hỏi lại sau mỗi vài giây. Chúng tôi không để số tự
        nhảy lên cho đẹp mắt. Khi chơi thử, các giải Jackpot tạm nghỉ.</p>
    `,
  },
  'notice.fairness': {
    title: 'Công bằng hay không, bạn tự xem',
    body: `
      <p>Bạn không cần phải tin lời chúng tôi. Trước khi bạn cược, trò chơi cho xem mã băm của seed
        bí mật, giống như dấu vân tay của nó. Bạn thêm seed của mình. Hai seed cùng quyết định ván
        chơi.</p>
      <p>Khi seed bí mật được mở, trang <a href="/m/fairness">Công bằng kiểm chứng được</a> tính lại
        ván đó ngay trên điện thoại của bạn. Cùng mã băm, cùng kết quả cuộn, cùng tiền thưởng.</p>
      <p>Ở đó bạn cũng thấy tỷ lệ trả thưởng về lâu dài của từng trò slot. Chỉ trong một buổi tối,
        kết quả có thể lệch xa, lên hoặc xuống.</p>
    `,
  },
  'notice.passkeys': {
    title: 'Không còn phải nhớ mật khẩu',
    body: `
      <p>Với passkey, bạn đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình. Không phải gõ gì,
        không lo quên, kể cả khi đang ở bãi biển.</p>
      <ol>
        <li>Đăng nhập như thường lệ rồi mở <a href="/m/securityCenter">Trung tâm bảo mật</a>.</li>
        <li>Chọn <strong>Thêm passkey</strong> và làm theo hướng dẫn trên điện thoại.</li>
        <li>Lần sau, chọn <strong>Đăng nhập bằng passkey</strong>.</li>
      </ol>
      <p>Mật khẩu của bạn vẫn dùng được. Nếu đổi điện thoại, hãy xóa passkey cũ ở cùng chỗ đó.</p>
    `,
  },
  'notice.limits': {
    title: 'Nhịp chơi do bạn đặt, chúng tôi giữ đúng',
    body: `
      <p>Chơi nên giống một buổi tối bên biển: vui khi còn ở đó, và biết lúc nào nên về. Bạn có thể
        đặt giới hạn cho tiền cược, tiền thua, tiền nạp và thời gian chơi, theo ngày, theo tuần và
        theo tháng.</p>
      <ul>
        <li>Giới hạn đặt lần đầu hoặc giảm xuống có hiệu lực ngay.</li>
        <li>Giới hạn tăng lên phải chờ một ngày, sau đó chờ bạn xác nhận.</li>
      </ul>
      <p>Bộ phận chăm sóc khách hàng luôn sẵn lòng giúp bạn về giới hạn, tạm nghỉ và tự loại trừ:
        chạm <strong>Hỗ trợ</strong> ở menu dưới cùng. Xem thêm ở trang
        <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.</p>
    `,
  },
  'notice.records': {
    title: 'Mọi thứ đều được ghi lại cho bạn',
    body: `
      <p>Bạn muốn biết số dư đã đi đâu, hay từ đâu đến? Hai danh sách sẽ trả lời:</p>
      <ul>
        <li><a href="/m/transaction/record">Lịch sử tài khoản</a> ghi mọi biến động số dư, kèm mã và
          số dư sau đó.</li>
        <li><a href="/m/gameRecord">Lịch sử cược</a> ghi mọi lần cược, kèm tiền cược, tiền thắng và
          vé cược để bạn mở xem.</li>
      </ul>
      <p>Bạn xem lại được 90 ngày, mỗi lần tối đa 31 ngày. Có thắc mắc về một mục? Hãy sao chép mã
        của mục đó và gửi cho bộ phận chăm sóc khách hàng để dễ tìm.</p>
    `,
  },
  'notice.genuine': {
    title: 'Đây có đúng là Sampaguita không?',
    body: `
      <p>Hương của loài hoa này khó bắt chước, nhưng trang web thì dễ nhái. Vì vậy bạn hãy nhớ:</p>
      <ul>
        <li>Xem kỹ địa chỉ trang trước khi đăng nhập. Mở từ dấu trang an toàn hơn từ liên kết trong
          tin nhắn.</li>
        <li>Chúng tôi không bao giờ hỏi mật khẩu, mật khẩu thanh toán hay mã xác minh của bạn: không
          qua điện thoại, không qua chat, không qua email.</li>
        <li>Không ai có thể bán cho bạn mẹo hay phần mềm biết trước ván sau. Mỗi ván sinh ra từ hai
          seed, và một trong hai chỉ được mở về sau.</li>
      </ul>
      <p>Nếu cảm thấy có gì không ổn, hãy đổi mật khẩu trong <a href="/m/securityCenter">Trung tâm
        bảo mật</a>, đăng xuất mọi nơi khác tại đó và báo cho bộ phận chăm sóc khách hàng.</p>
    `,
  },
  'notice.finding': {
    title: 'Trò bạn thích luôn ở gần',
    body: `
      <p>Nhiều trò quá nên khó chọn? Danh sách trò chơi nào cũng có cách giúp bạn:</p>
      <ul>
        <li><strong>Tìm</strong>: gõ tên trò chơi, hay chỉ một phần, bằng bất kỳ ngôn ngữ nào của
          chúng tôi. Sai một chữ cái cũng không sao.</li>
        <li><strong>Bộ lọc</strong>: theo studio, theo loại, theo mức cược nhỏ nhất hoặc theo số
          dòng.</li>
        <li><strong>Yêu thích</strong>: chạm vào trái tim trên ô trò chơi, và trò đó sẽ đợi trong
          danh sách của riêng bạn. Trò vừa chơi nằm ở mục <strong>Gần đây</strong>. Cả hai đều cần
          tài khoản.</li>
      </ul>
      <p>Bạn thử trong danh sách <a href="/m/rng">slot</a> nhé.</p>
    `,
  },
  'notice.looks': {
    title: 'Sáng hay tối, bằng ngôn ngữ của bạn',
    body: `
      <p>Chiều tà ngoài hiên hay giữa trưa trên bãi biển: bạn đổi giao diện tối và sáng ngay trong
        menu. Thiết bị sẽ nhớ điều bạn thích.</p>
      <p>Nút bên cạnh dùng để đổi ngôn ngữ. Trò chơi, thông báo, trợ giúp và quy định đều có tiếng
        Anh, tiếng Nhật và tiếng Trung.</p>
      <p>Và nếu thiết bị của bạn được đặt giảm chuyển động, các trang của chúng tôi sẽ đứng yên vì
        bạn.</p>
    `,
  },
  'popup.welcome': {
    title: 'Mabuhay, mừng bạn đến với vịnh',
    body: `
      <p>Tìm một chỗ mát rồi ngó quanh một vòng. Mọi thứ ở đây đều chơi bằng tiền chơi thử, nên bạn
        chẳng phải lo gì.</p>
      <p>Bắt đầu từ slot cũng hay đấy.</p>
    `,
  },
  'popup.freeplay': {
    title: 'Bạn muốn chơi thử trước?',
    body: `
      <p>Bạn có thể chơi mà không cần tài khoản: tiền chơi thử dùng trong một ngày, không tên, không
        số điện thoại, không email. Nếu thích nơi này, bạn đăng ký sau cũng được.</p>
    `,
  },
  'popup.limits': {
    title: 'Thư thả theo cách của bạn',
    body: `
      <p>Một buổi tối thư thả có giới hạn do chính bạn chọn. Giới hạn cho tiền cược, tiền thua và
        thời gian là do bạn đặt, và chúng tôi giữ đúng.</p>
      <p>Dành một phút xem cách hoạt động, trước khi bạn cần đến.</p>
    `,
  },
  'hot.slots': {
    title: 'Dọc bãi biển slot',
    text: 'Năm hãng game, mỗi hãng một tâm trạng. Xem hôm nay bạn hợp với hãng nào.',
  },
  'hot.vault': {
    title: 'Thủy triều mang gì vào bờ',
    text: 'Ba giải Jackpot trong một kho báu, góp từ tiền cược của hai trò slot.',
  },
  'hot.fair': {
    title: 'Nhìn thấu tận đáy',
    text: 'Hai seed quyết định một ván. Khi seed của chúng tôi được mở, điện thoại bạn tự tính lại.',
  },
  'agent.welcome': {
    title: 'Chào mừng các đối tác của Sampaguita',
    body: `
      <p>Mabuhay, cảm ơn bạn đã đưa mọi người đến với vịnh. Thông báo dành cho đại lý sẽ hiện ở
        đây.</p>
      <p>Trang đang ở chế độ demo nên mọi số tiền đều là tiền chơi thử, với khách của bạn cũng vậy.
        Vui lòng nói rõ điều này trước khi họ đăng ký, và đừng bao giờ hứa với ai rằng sẽ thắng.</p>
      <p>Các biến động của bạn với vai trò đại lý nằm trong
        <a href="/m/transaction/record?types=A">Lịch sử đại lý</a>. Nếu có thắc mắc, chạm <strong>Hỗ
        trợ</strong> ở menu dưới cùng.</p>
    `,
  },
};
