export const inboxRefusals = {
  message_unknown: '此消息已不存在。',
  broadcast_unknown: '没有这条群发消息。',
  broadcast_withdrawn: '已经撤回。',
  broadcast_empty: '请至少用一种语言填写标题和正文，且所写的每种语言两者都要填写。',
  audience_unfit: '最低等级高于最高等级。',
  template_unfit: '{language} 的文字中有无法填充的位置：{placeholder}',
} as const;
