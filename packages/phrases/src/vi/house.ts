import type { house as source } from '../en/house.ts';
import type { Words } from '../words.ts';

export const house: Words<typeof source> = {
  refusals: {
    launch_invalid: 'Liên kết vào trò chơi đã được dùng hoặc đã quá cũ. Vui lòng mở lại trò chơi.',
    session_ended: 'Phiên chơi của bạn đã kết thúc. Vui lòng mở lại trò chơi.',
    game_off: 'Trò chơi này đang tạm nghỉ. Vui lòng chọn trò khác.',
    stake_invalid: 'Không có mức cược này. Vui lòng chọn một mức trong danh sách.',
    insufficient_funds: 'Số dư của bạn không đủ cho mức cược này.',
    limit_reached: 'Lần cược này sẽ vượt quá giới hạn bạn đã đặt.',
    player_blocked: 'Tài khoản của bạn đang tạm ngừng chơi.',
    round_running: 'Ván trước của bạn chưa kết thúc. Vui lòng chờ một chút.',
    round_unknown: 'Không có ván này.',
    key_reused: 'Yêu cầu này đã được dùng cho một lần cược khác.',
    seed_invalid:
      'Seed gồm 1 đến 64 chữ cái không dấu, chữ số hoặc ký hiệu, không có khoảng trắng và “|”.',
    temporary:
      'Trò chơi tạm thời không kết nối được với ví của bạn. Bạn không bị trừ tiền. Vui lòng thử lại.',
  },
};
