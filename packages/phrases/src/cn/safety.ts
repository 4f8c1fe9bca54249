import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: '金额不能为负数，请重新输入。',
    raise_not_found: '没有待您确认的限额上调。',
    raise_too_soon: '提高后的限额可在 {hours} 小时后确认。',
  },
};
