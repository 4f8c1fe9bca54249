import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: '0以上の金額を入力してください。',
    raise_not_found: '確認待ちの上限引き上げはありません。',
    raise_too_soon: '上限の引き上げは、あと{hours}時間で確定できます。',
  },
};
