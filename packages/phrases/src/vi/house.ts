import type { house as source } from '../en/house.ts';
import type { Words } from '../words.ts';

export const house: Words<typeof source> = {
  refusals: {
    launch_invalid: 'Liên kết vào trò chơi đã được dùng hoặc đã quá cũ. Vui lòng mở lại trò chơi.',
    session_ended: 'Phiên chơi của bạn đã kết thúc. Vui lòng mở lại trò chơi.',
    game_off: 'Trò chơi này đang tạm nghỉ. Vui lòng chọn trò khác.',
    stake_invalid: 'Không có mức cược này. Vui lòng chọn một mức trong danh sách.',
    bet_invalid: 'Trò chơi này không có kiểu cược như vậy. Vui lòng chọn mục tiêu khác.',
    win_too_large:
      'Với mục tiêu này, một lần cược thắng tối đa {max}. Vui lòng giảm tiền cược hoặc chọn mục tiêu khác.',
    insufficient_funds: 'Số dư của bạn không đủ cho mức cược này.',
    limit_reached: 'Lần cược này sẽ vượt quá giới hạn bạn đã đặt.',
    player_blocked: 'Tài khoản của bạn đang tạm ngừng chơi.',
    round_running: 'Ván trước của bạn chưa kết thúc. Vui lòng chờ một chút.',
    round_unknown: 'Không có ván này.',
    key_reused: 'Yêu cầu này đã được dùng cho một lần cược khác.',
    bets_closed: 'Ván này đã ngừng nhận cược. Vui lòng chờ ván sau.',
    table_full:
      'Trong ván này bàn không thể nhận thêm cược ở ô này. Vui lòng giảm tiền cược hoặc chọn ô khác.',
    stake_over_limit: 'Ô này nhận tối đa {max} mỗi ván.',
    stake_under_limit: 'Ô này nhận tối thiểu {min} mỗi ván.',
    issue_closed: 'Kỳ này đã đóng cược. Vui lòng chọn kỳ tiếp theo.',
    selection_invalid: 'Lựa chọn {ticket} không hợp với cách chơi này. Vui lòng xem lại.',
    odds_changed: 'Tỷ lệ của lựa chọn {ticket} đã thay đổi. Vui lòng xem và xác nhận lại.',
    mode_off: 'Xổ số này không trả thưởng theo chế độ đó tại đây. Vui lòng mở lại trò chơi.',
    series_invalid: 'Bạn được chơi tối đa series {max}. Vui lòng chọn series thấp hơn.',
    lines_over_limit:
      'Mỗi người chơi chỉ được chọn tối đa {max} tổ hợp trong một kỳ. Vui lòng chọn ít hơn hoặc chọn kỳ sau.',
    number_full: 'Số {number} đã đầy ở kỳ này. Vui lòng chọn số khác hoặc giảm tiền cược.',
    number_closed: 'Số {number} đã đóng ở kỳ này. Vui lòng chọn số khác.',
    chase_invalid: 'Không thể theo kế hoạch này: các kỳ phải còn nhận cược.',
    not_cancellable: 'Vé này không thể hủy được nữa.',
    seed_invalid:
      'Seed gồm 1 đến 64 chữ cái không dấu, chữ số hoặc ký hiệu, không có khoảng trắng và “|”.',
    temporary:
      'Trò chơi tạm thời không kết nối được với ví của bạn. Bạn không bị trừ tiền. Vui lòng thử lại.',
  },
};
