import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: 'Vui lòng nhập số tiền không âm.',
    raise_not_found: 'Không có yêu cầu tăng giới hạn nào chờ bạn xác nhận.',
    raise_too_soon: 'Bạn có thể xác nhận hạn mức cao hơn sau {hours} giờ nữa.',
  },
};
