import type { arcadeDice as source } from '../en/arcade-dice.ts';
import type { Words } from '../words.ts';

export const arcadeDice: Words<typeof source> = {
  name: 'Xúc Xắc May Mắn',
  table: 'Bàn xúc xắc',
  bet: 'Cược của bạn',
  side: { UNDER: 'Nhỏ hơn', OVER: 'Lớn hơn' },
  target: 'Mốc số',
  multiplier: 'Hệ số',
  chance: 'Cơ hội thắng',
  pays: 'Thắng nhận',
  roll: 'Đổ',
  rolling: 'Đang đổ…',
  rolled: 'Số vừa ra',
  hint: 'Chọn số rồi đổ xúc xắc',
  won: 'Thắng',
  lost: 'Không trúng',
  recent: 'Các lần đổ gần nhất, mới nhất trước',
  half: 'Giảm nửa mức cược',
  double: 'Gấp đôi mức cược',
  tooLarge: 'Mỗi lần đổ trả tối đa {max}. Hãy giảm mức cược hoặc tăng cơ hội thắng.',
  betInstead: 'Cược {stake}',
  note: '{side} {target} · ra {roll}',
  said: { won: 'Ra {roll}. Thắng {amount}.', lost: 'Ra {roll}. Không trúng.' },
  rules: {
    title: 'Cách chơi và luật',
    return: 'Tỷ lệ trả thưởng',
    numbers: 'Dãy số',
    largest: 'Hệ số cao nhất',
    equal:
      'Mỗi lần đổ cho một số từ 0.00 đến 99.99. Cả 10.000 số có cơ hội như nhau và không phụ thuộc vào các lần trước.',
    wins: '“Lớn hơn” thắng khi số lớn hơn mốc, “Nhỏ hơn” thắng khi số nhỏ hơn mốc. Số bằng mốc không thắng.',
    pays: 'Số càng khó ra, tiền trả càng cao:',
    formula: 'hệ số = {percent} ÷ cơ hội thắng (phần trăm)',
    example:
      'Với cơ hội thắng {chance} %, bạn nhận {multiplier} lần mức cược. Mọi mức cược có cùng tỷ lệ trả thưởng.',
    limits: 'Cơ hội thắng từ {min} % đến {max} %. Mỗi lần đổ trả tối đa {amount}.',
    rounding: 'Tiền thắng được làm tròn xuống đến một phần mười nghìn của đơn vị tiền.',
    seeds:
      'Con số được tính từ seed máy chủ, có mã băm hiển thị trước khi bạn chơi, và seed của chính bạn. Bạn có thể kiểm tra mọi lần đổ sau đó.',
    broken:
      'Kết quả được quyết định ngay khi bạn đổ. Nếu mất kết nối, kết quả sẽ được hiển thị sau.',
    version: 'Luật {model}, phiên bản {version, number}',
  },
};
