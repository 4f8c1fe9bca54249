import type { agents as source } from '../en/agents.ts';
import type { Words } from '../words.ts';
import { contractRefusals } from './agent-contract-refusals.ts';
import { giftRefusals } from './agent-gift-refusals.ts';
import { linkRefusals } from './agent-link-refusals.ts';
import { rebateRefusals } from './agent-rebate-refusals.ts';
import { teamRefusals } from './agent-team-refusals.ts';

export const agents: Words<typeof source> = {
  refusals: {
    ...teamRefusals,
    ...linkRefusals,
    ...rebateRefusals,
    ...contractRefusals,
    ...giftRefusals,
  },
  contracts: {
    title: 'Bạn có hợp đồng đang chờ',
    in_daily_salary_agt: 'Tuyến trên gửi cho bạn hợp đồng lương theo ngày. Bạn có muốn xem không?',
    in_dividend_agt: 'Tuyến trên gửi cho bạn hợp đồng chia lợi nhuận. Bạn có muốn xem không?',
    in_hour_salary_agt: 'Tuyến trên gửi cho bạn hợp đồng lương theo giờ. Bạn có muốn xem không?',
    cancel: 'Hủy',
    go: 'Xem ngay',
  },
};
