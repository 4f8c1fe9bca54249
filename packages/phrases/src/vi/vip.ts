import type { vip as source } from '../en/vip.ts';
import type { Words } from '../words.ts';

export const vip: Words<typeof source> = {
  yours: 'Cấp của bạn',
  since: 'Từ {date}',
  next: 'Tiến tới {label}',
  top: 'Đây là cấp cao nhất. Cảm ơn bạn đã đồng hành cùng chúng tôi.',
  turnover: 'Doanh thu cược hợp lệ',
  deposits: 'Tiền nạp',
  progress: '{done} trên {needed}',
  both: 'Cần đạt cả hai. Được tính từ ngày đầu tiên và không bao giờ bị xóa.',
  returning:
    'Bạn từng đạt {label}. Cấp này trở lại khi doanh thu cược hợp lệ trong một tháng dương lịch đạt {keep}; tiền thưởng không được trao lần nữa.',
  thisMonth: 'Tháng này',
  keep: {
    title: 'Giữ cấp',
    none: 'Cấp 0 không yêu cầu gì nên không cần giữ.',
    exempt: 'Bạn vừa lên cấp: tháng này không cần điều kiện nào để giữ cấp.',
    done: 'Tháng này bạn đã cược đủ để giữ {label}.',
    open: '{label} được giữ khi doanh thu cược hợp lệ đạt {keep} trong một tháng dương lịch. Nếu ít hơn, bạn xuống một cấp vào ngày 1, không bao giờ dưới VIP 1.',
    first:
      'Với doanh thu cược hợp lệ {keep} trong một tháng dương lịch, bạn giữ {label} và nhận thưởng tháng. Bạn không bao giờ xuống dưới VIP 1.',
  },
  levels: {
    title: 'Quyền lợi của từng cấp',
    choose: 'Cấp',
    isYours: 'Đây là cấp của bạn.',
    asks: 'Điều kiện',
    gives: 'Quyền lợi',
    nothing: 'Không có điều kiện. Mọi người đều bắt đầu từ đây.',
    turnover: 'Tổng doanh thu cược hợp lệ',
    deposit: 'Tổng tiền nạp',
    keep: 'Doanh thu mỗi tháng để giữ cấp',
    levelUp: 'Thưởng lên cấp',
    monthly: 'Thưởng hằng tháng',
    birthday: 'Thưởng sinh nhật',
    freeWithdrawals: 'Lượt rút miễn phí mỗi ngày',
    dayMax: 'Rút tối đa mỗi ngày',
  },
  rebates: {
    title: 'Hoàn trả từ lượt chơi',
    text: 'Mỗi ngày lúc 04:00, một phần doanh thu cược hợp lệ của ngày hôm trước tự động được hoàn lại, dù bạn thắng hay thua. Không áp dụng cho xổ số.',
    slots: 'Nổ hũ',
    fish: 'Bắn cá',
    live: 'Casino trực tuyến',
    sports: 'Thể thao, esports, đá gà',
    pvp: 'Game bài',
  },
  rules: {
    title: 'Cần biết',
    once: 'Thưởng lên cấp chỉ trao một lần trong đời cho mỗi cấp, kể cả khi lên nhiều cấp cùng lúc.',
    new: 'Sau khi lên cấp, phần còn lại của tháng đó và trọn tháng sau không có điều kiện nào.',
    monthly: 'Thưởng hằng tháng chờ bạn từ ngày 1 nếu bạn giữ được cấp.',
    birthday:
      'Thưởng sinh nhật mỗi năm một lần quanh ngày sinh nhật, nếu chúng tôi đã biết ngày này ít nhất 30 ngày, và chờ nhận trong 30 ngày.',
    stake: 'Tiền thưởng cần cược một lần trước khi rút. Tiền hoàn trả có thể rút ngay.',
    calm: 'Cấp là lời cảm ơn, không phải mục tiêu. Hãy chơi trong khả năng; bạn có thể đặt giới hạn ở mục Chơi an toàn.',
  },
  reached: {
    title: 'Chào mừng đến {label}',
    text: 'Bạn đã đạt cấp mới. Quyền lợi có hiệu lực từ bây giờ.',
    bonus: 'Khoản thưởng {amount} đang chờ bạn.',
    done: 'Xem ngay',
  },
  unread: 'Không đọc được cấp của bạn.',
};
