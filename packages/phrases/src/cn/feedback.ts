import type { feedback as source } from '../en/feedback.ts';
import type { Words } from '../words.ts';

export const feedback: Words<typeof source> = {
  intro: '请告诉我们哪里出了问题，或哪里可以做得更好。我们会在站内信和本页回复您。',
  type: '问题类型',
  typePick: '请选择类型',
  types: {
    deposit: '存款问题',
    withdrawal: '提款问题',
    game: '游戏问题',
    service: '客服问题',
    agent: '代理申请问题',
    other: '其他',
  },
  content: '问题描述',
  placeholder: '发生了什么？什么时候？哪款游戏或哪笔订单？',
  few: '还差 {count} 个字',
  submit: '提交反馈',
  sent: '反馈已提交，谢谢您。',
  sentText: '我们会认真阅读每一条。回复会显示在下方和站内信中。',
  own: '我的反馈',
  empty: '您还没有提交过反馈。',
  more: '查看更多',
  answer: '我们的回复',
  waiting: '回复会显示在这里。',
  failed: '反馈列表加载失败。',
  states: {
    NEW: '已收到',
    IN_PROGRESS: '处理中',
    ANSWERED: '已回复',
    CLOSED: '已关闭',
  },
};
