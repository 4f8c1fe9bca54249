import type { helpPlay as source } from '../en/help-play.ts';
import type { SeedText } from '../seed-text.ts';

export const helpPlay: Readonly<Record<keyof typeof source, SeedText & { readonly body: string }>> =
  {
    'help.wallet': {
      title: 'Số dư và ví của bạn',
      body: `
      <p>Ở chế độ demo, số dư của bạn là tiền chơi thử. Không có nạp tiền và không có rút tiền:
        chúng tôi không thu gì của bạn, và cũng không có gì để rút ra.</p>
      <h3>Xem số dư ở đâu</h3>
      <p>Số dư nằm ở đầu trang, trong menu và trong <a href="/m/member/home">Trung tâm thành
        viên</a>. Số dư cập nhật theo từng lần cược khi trang đang mở. Biểu tượng con mắt bên cạnh
        dùng để ẩn số dư, trên mọi thẻ của trình duyệt. Bạn có thể cập nhật số dư bất cứ lúc
        nào.</p>
      <h3>Ví chính và ví trò chơi</h3>
      <p>Hầu hết trò chơi dùng thẳng <strong>ví chính</strong> của bạn: tiền cược trừ từ đó, tiền
        thắng cộng vào đó. Một số nhà cung cấp có ví riêng. Khi đó bạn chuyển tiền ở trang
        <a href="/m/transfer">Chuyển ví</a>:</p>
      <ul>
        <li>Chọn ví trò chơi, chiều chuyển và số tiền, rồi chạm <strong>Chuyển tiền</strong>.</li>
        <li><strong>Thu về tất cả</strong> chuyển toàn bộ tiền từ mọi ví trò chơi về ví chính.</li>
        <li><strong>Tự động chuyển</strong> đưa toàn bộ số dư ví chính sang ví của trò chơi khi bạn
          bắt đầu chơi.</li>
      </ul>
      <p>Nếu trang báo rằng mọi trò chơi đều dùng ví chính, bạn không cần làm gì cả.</p>
      <h3>Khi chuyển tiền mất nhiều thời gian</h3>
      <p>Thường chỉ mất vài giây. Nếu một ví trò chơi không phản hồi, tiền của bạn vẫn an toàn:
        chúng tôi tiếp tục kiểm tra cho đến khi biết tiền đang ở đâu. Cùng một lệnh không bao giờ
        chuyển tiền hai lần.</p>
      <h3>Tiền dùng khi chơi thử</h3>
      <p>Chế độ chơi thử có khoản tiền riêng, tách khỏi ví chính của bạn. Hai khoản này không bao
        giờ lẫn vào nhau.</p>
    `,
    },
    'help.games': {
      title: 'Tìm và bắt đầu trò chơi',
      body: `
      <h3>Tìm trò chơi</h3>
      <ul>
        <li>Trang chủ bày các trò chơi theo danh mục.</li>
        <li>Danh sách <a href="/m/rng">slot</a> có tất cả các trò slot. Chọn một hãng để chỉ xem trò
          của hãng đó.</li>
        <li><strong>Tìm</strong> giúp bạn tìm trò chơi theo tên, bằng bất kỳ ngôn ngữ nào của trang
          và kể cả khi gõ sai đôi chút.</li>
        <li><strong>Trái tim</strong> trên trò chơi lưu trò đó vào mục yêu thích. <strong>Chơi gần
          đây</strong> đưa bạn trở lại những trò mới chơi. Cả hai đều cần bạn đăng nhập.</li>
      </ul>
      <h3>Ô trò chơi cho biết gì</h3>
      <p>Hình và tên, hãng game, và tỷ lệ trả thưởng (<strong>RTP</strong>): phần của toàn bộ tiền
        cược quay về người chơi tính về lâu dài. Các trò slot tham gia Jackpot có dấu <strong>Nổ
        hũ</strong>.</p>
      <h3>Vào và rời trò chơi</h3>
      <p>Chạm vào hình để chơi. Nếu chưa đăng nhập, bạn được mời đăng nhập trước rồi trở lại trò
        chơi. Chạm <strong>Chơi thử</strong> để chơi bằng tiền chơi thử. Mũi tên ở trên cùng dùng để
        rời trò chơi.</p>
      <h3>Khi trò chơi bị gián đoạn</h3>
      <p>Kết quả ván được quyết định trước khi các cuộn dừng. Nếu mất kết nối, bạn không mất gì: hãy
        mở lại trò chơi, và ván sẽ được chiếu tiếp đến hết, với cùng kết quả. Trò chơi tự đóng sau
        một thời gian không có lượt chơi. Nếu một ván không thể diễn ra, tiền cược trở về số dư của
        bạn.</p>
    `,
    },
    'help.slots': {
      title: 'Cách chơi slot',
      body: `
      <ol>
        <li><strong>Chọn mức cược.</strong> Giảm hoặc tăng bằng các nút bên cạnh, hoặc chạm vào mức
          cược để xem cả danh sách. Mức cược nào cũng có tỷ lệ trả thưởng như nhau.</li>
        <li><strong>Quay.</strong> Chạm nút hoặc nhấn phím cách. Chạm lần nữa để các cuộn dừng sớm
          hơn: kết quả không vì thế mà thay đổi.</li>
        <li><strong>Xem kết quả.</strong> Giải được trả trên các đường thắng từ trái sang phải, hoặc
          theo các cuộn liền nhau ở những trò tính theo số cách.</li>
      </ol>
      <h3>Những biểu tượng có nhiệm vụ riêng</h3>
      <ul>
        <li><strong>Wild</strong> thay thế các biểu tượng khác.</li>
        <li><strong>Scatter</strong> được tính ở bất kỳ vị trí nào và thường mang lại lượt quay miễn
          phí.</li>
        <li><strong>Xu</strong> nằm nguyên tại chỗ ở những trò có giữ xu, và các giá trị được cộng
          lại.</li>
      </ul>
      <p>Không phải trò slot nào cũng có đủ các biểu tượng này. Trong trò chơi, mở <strong>Menu trò
        chơi</strong>, rồi chọn <strong>Bảng thưởng và luật chơi</strong>: bảng cho thấy mọi giải
        theo mức cược của bạn, các đường thắng, tỷ lệ trả thưởng và mức thắng tối đa một lượt.</p>
      <h3>Quay tự động</h3>
      <p>Chọn số ván muốn chơi và khi nào dừng: sau một lần thắng vượt một số tiền, sau khi số dư
        giảm đi một số tiền, hoặc khi trúng tính năng thưởng. Quay tự động cũng dừng khi bạn rời
        trang, khi có nhắc nhở thời gian chơi và khi lần cược bị từ chối. Bạn có thể dừng bất cứ lúc
        nào.</p>
      <h3>Nên biết</h3>
      <p>Mỗi ván được rút lại từ đầu. Trò slot không nhớ nó đã trả bao nhiêu, không bao giờ “đến lúc
        phải trả”, và không biết ai đang chơi. Thời gian chơi phiên này luôn hiện trước mắt, và
        <strong>Lịch sử ván</strong> liệt kê những ván bạn đã chơi.</p>
    `,
    },
    'help.jackpot': {
      title: 'Các giải Jackpot',
      body: `
      <p>Có ba giải Jackpot: <strong>Jackpot nhỏ</strong>, <strong>Jackpot vừa</strong> và
        <strong>Jackpot lớn</strong>. Các trò slot tham gia có dấu <strong>Nổ hũ</strong> trong danh
        sách <a href="/m/rng">slot</a>. Mọi người chơi của {merchant} cùng chung ba giải này.</p>
      <h3>Jackpot tăng thế nào</h3>
      <p>Một phần nhỏ của mỗi lần cược ở các trò slot này được góp vào Jackpot. Con số bạn thấy là
        số thật, được hỏi lại sau mỗi vài giây trong lúc bạn xem. Nếu không ai chơi, số sẽ đứng
        yên.</p>
      <h3>Jackpot được trúng thế nào</h3>
      <ul>
        <li>Mỗi lần cược tham gia ba lượt rút, mỗi giải Jackpot một lượt. Bạn không cần biểu tượng
          đặc biệt nào.</li>
        <li>Cược lớn hơn bao nhiêu lần thì cơ hội lớn hơn bấy nhiêu lần. Không mức cược nào lợi hơn
          mức nào.</li>
        <li>Số tiền của một giải Jackpot không làm thay đổi cơ hội trúng, và không giải nào “đến lúc
          phải nổ”.</li>
        <li>Một lượt quay có thể trúng nhiều hơn một giải.</li>
      </ul>
      <p>Tiền trúng được cộng ngay vào số dư của bạn và ghi trong
        <a href="/m/transaction/record">Lịch sử tài khoản</a>. Sau đó giải Jackpot bắt đầu lại từ
        mức khởi điểm.</p>
      <h3>Điều cần nhớ</h3>
      <ul>
        <li>Tỷ lệ trả thưởng ghi ở các trò slot này đã gồm Jackpot. Nếu không trúng Jackpot, chúng
          trả ít hơn.</li>
        <li>Khi chơi thử, Jackpot tạm nghỉ: không góp vào và cũng không trúng.</li>
        <li>Ở chế độ demo, Jackpot cũng là tiền chơi thử.</li>
      </ul>
    `,
    },
    'help.fairness': {
      title: 'Công bằng kiểm chứng được',
      body: `
      <p>Bạn có thể tự kiểm chứng mọi ván slot của chúng tôi. Cách làm như sau.</p>
      <ol>
        <li><strong>Chúng tôi niêm phong seed.</strong> Trước khi bạn chơi, trò chơi rút một seed
          máy chủ bí mật và cho bạn xem mã băm của nó, giống như dấu vân tay. Nếu seed bị đổi về
          sau, mã băm sẽ không còn khớp.</li>
        <li><strong>Bạn thêm seed của mình.</strong> Giữ seed có sẵn hoặc tự đặt seed của bạn.</li>
        <li><strong>Hai seed cùng tạo ra ván.</strong> Hai seed và số thứ tự ván quyết định từng
          cuộn dừng ở đâu. Số dư, tiền cược và quá khứ của bạn không hề tham gia.</li>
        <li><strong>Chúng tôi mở niêm phong.</strong> Khi bạn đổi seed, seed máy chủ cũ được công
          bố. Sau một ngày, seed tự được đổi ở ván tiếp theo của bạn.</li>
      </ol>
      <h3>Kiểm chứng một ván</h3>
      <ol>
        <li>Trong trò chơi, mở <strong>Menu trò chơi</strong>, vào <strong>Kiểm chứng công
          bằng</strong>, rồi chọn <strong>Đổi seed</strong>.</li>
        <li>Mở <strong>Menu trò chơi</strong>, vào <strong>Lịch sử ván</strong>, rồi chọn ván.</li>
        <li>Chạm <strong>Kiểm chứng ván này</strong>. Trang <a href="/m/fairness">Công bằng kiểm
          chứng được</a> mở ra với mọi thứ đã điền sẵn và tính ván đó ngay trên thiết bị của
          bạn.</li>
      </ol>
      <p>Bạn cũng có thể bắt đầu từ một vé cược trong <a href="/m/gameRecord">Lịch sử cược</a>. Trên
        cùng trang đó còn có một chương trình nhỏ kiểm chứng ván mà không cần trang web này.</p>
      <h3>Điều được chứng minh, và điều không</h3>
      <p>Cách này chứng minh ván không bị thay đổi sau khi cược. Tỷ lệ trả thưởng của một trò slot
        được chứng minh riêng, bằng cách đếm mọi kết quả có thể: bảng trên cùng trang đó liệt kê đầy
        đủ. Jackpot được rút riêng, từ một seed chung cho mọi người chơi.</p>
    `,
    },
    'help.freeplay': {
      title: 'Hai cách chơi thử',
      body: `
      <p>Có hai cách chơi mà không mất tiền. Cả hai đều dùng tiền chơi thử, không có giá trị và
        không thể rút ra.</p>
      <h3>Chơi thử miễn phí: không cần tài khoản</h3>
      <ol>
        <li>Mở trang <a href="/m/trail">Chơi thử miễn phí</a> và chạm <strong>Chơi miễn
          phí</strong>.</li>
        <li>Chọn bất kỳ trò nào có hỗ trợ chơi thử.</li>
      </ol>
      <p>Lượt chơi thử không cần tên, số điện thoại hay email. Lượt này kéo dài một ngày, và kết
        thúc sớm hơn nếu bạn không làm gì trong nửa giờ: khi đó chỉ cần bắt đầu lại trên cùng thiết
        bị. Số lượt chơi thử từ một nơi là có hạn. Mục yêu thích và lịch sử của lượt chơi thử không
        được giữ lại sau khi kết thúc.</p>
      <p>Các trang thành viên không nằm trong lượt chơi thử. Để dùng chúng, hãy
        <a href="/m/register">đăng ký</a>.</p>
      <h3>Chơi thử: với tài khoản của bạn</h3>
      <p>Chạm <strong>Chơi thử</strong> trên một trò chơi. Bạn chơi bằng tiền chơi thử, tách khỏi ví
        chính, và số dư của bạn giữ nguyên. Phía trên trò chơi có chữ <strong>Chơi thử</strong>, để
        bạn luôn biết mình đang ở chế độ nào.</p>
      <h3>Có phải cùng một trò chơi không?</h3>
      <p>Phải: cùng các cuộn, cùng cơ hội, cùng tỷ lệ trả thưởng, và bạn kiểm chứng được các ván
        theo cùng một cách. Chỉ có Jackpot là tạm nghỉ. Gặp may khi chơi thử không nói lên điều gì
        về ván tiếp theo, dù ở đó hay ở bất cứ đâu.</p>
    `,
    },
    'help.records': {
      title: 'Lịch sử của bạn',
      body: `
      <p>Mọi biến động số dư của bạn đều được ghi lại. Hai danh sách cho bạn xem.</p>
      <h3>Lịch sử tài khoản</h3>
      <p><a href="/m/transaction/record">Lịch sử tài khoản</a> liệt kê mọi biến động: tiền cược,
        tiền thắng, chuyển tiền, điều chỉnh. Mỗi mục ghi loại, số tiền, thời gian, mã và số dư sau
        đó. Chạm vào mã để sao chép.</p>
      <h3>Lịch sử cược</h3>
      <p><a href="/m/gameRecord">Lịch sử cược</a> liệt kê mọi lần cược. Chạm vào một lần cược để mở
        vé: tiền cược, tiền thắng, lãi/lỗ, ván, và mã phía nhà cung cấp. Với lần cược ở slot của
        chúng tôi, <strong>Kiểm chứng ván này</strong> dẫn đến phần chứng minh.</p>
      <ul>
        <li><strong>Lọc</strong> thu hẹp danh sách theo thể loại, nhà cung cấp, trò chơi hoặc trạng
          thái.</li>
        <li><strong>Mã vé cược</strong> tìm đúng một lần cược.</li>
        <li>Số tổng trong thời gian đã chọn hiện cùng danh sách.</li>
      </ul>
      <h3>Khoảng thời gian</h3>
      <p>Chọn hôm nay, hôm qua, 7 ngày, 30 ngày hoặc ngày tùy ý: mỗi lần tối đa 31 ngày, lùi lại tối
        đa 90 ngày. Ngày giờ tính theo múi giờ của trang, như trang có ghi.</p>
      <h3>Nếu thiếu hoặc chưa rõ điều gì</h3>
      <p>Lần cược chưa xong được ghi là <strong>Chờ kết quả</strong>. Ván không thể diễn ra thì được
        hoàn lại và hiện đúng như vậy. Với mọi câu hỏi khác, hãy sao chép mã và gửi cho bộ phận chăm
        sóc khách hàng.</p>
    `,
    },
    'help.limits': {
      title: 'Giới hạn và tạm nghỉ',
      body: `
      <p>Chơi chỉ vui khi nằm trong khuôn khổ do chính bạn chọn.</p>
      <h3>Giới hạn</h3>
      <p>Bạn có thể có giới hạn cho <strong>tiền cược</strong>, <strong>tiền thua</strong>,
        <strong>tiền nạp</strong> và <strong>thời gian chơi</strong>, mỗi loại theo ngày, tuần và
        tháng.</p>
      <ul>
        <li>Giới hạn đặt lần đầu, hoặc giảm xuống, có hiệu lực ngay.</li>
        <li>Tăng giới hạn, hoặc bỏ hẳn, phải chờ 24 giờ, sau đó chờ bạn xác nhận. Cho đến lúc ấy
          giới hạn cũ vẫn giữ, để bạn kịp đổi ý.</li>
        <li>Lần cược vượt giới hạn bị từ chối, ở mọi trò chơi. Bạn không bị trừ tiền.</li>
      </ul>
      <p>Để đặt, đổi hoặc bỏ một giới hạn, chạm <strong>Hỗ trợ</strong> ở menu dưới cùng của
        <a href="/m/home">Trang chủ</a> và cho bộ phận chăm sóc khách hàng biết bạn muốn giới hạn
        nào.</p>
      <h3>Nhắc nhở thời gian chơi</h3>
      <p>Thời gian chơi phiên này luôn hiện trong trò chơi. Sau mỗi giờ, hoặc theo tần
        suất bạn chọn trong <a href="/m/set">cài đặt</a>, một lời nhắc trong trò chơi và trên mọi
        trang cho biết bạn đã ở đây bao lâu, đã cược bao nhiêu, đã thắng bao nhiêu, và lãi/lỗ. Bạn
        quyết định <strong>Nghỉ một chút</strong> hay <strong>Tiếp tục</strong>. Quay tự động cũng
        dừng.</p>
      <h3>Tạm nghỉ và tự loại trừ</h3>
      <p>Nếu muốn dừng vài ngày, vài tháng hoặc mãi mãi, hãy nói với bộ phận chăm sóc khách hàng.
        Bạn không cần nêu lý do. Trong thời gian đó, tài khoản của bạn không thể chơi.</p>
      <p>Những dấu hiệu cần để ý, và nơi tìm sự giúp đỡ, có ở trang
        <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.</p>
    `,
    },
  };
