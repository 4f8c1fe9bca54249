import type { feedbackRefusals as source } from '../en/feedback-refusals.ts';
import type { Words } from '../words.ts';

export const feedbackRefusals: Words<typeof source> = {
  feedback_type: '请选择问题类型。',
  feedback_length: '请输入 {min} 到 {max} 个字。',
  feedback_too_many: '每天最多可以提交 {most} 次反馈。请明天再来，或联系客服。',
  feedback_unknown: '没有这条反馈。',
  feedback_taken: '{operator} 正在处理。如要回复，请先接手。',
  feedback_moved_on: '已有人继续处理这条反馈，请重新查看。',
};
