/** The words of the inbox: its page, and every message that is sent by itself. */
export const inbox = {
  label: '消息',
  tabs: {
    ALL: '全部',
    SYSTEM: '账户',
    FINANCE: '资金',
    PROMO: '优惠',
    AGENT: '代理',
  },
  tabsLabel: '消息类别',
  unread: '{count} 条未读',
  readAll: '全部标为已读',
  readAllDone: '已将全部消息标为已读。',
  new: '新',
  remove: '删除',
  removeNamed: '删除“{title}”',
  undo: '撤销',
  undoText: '“{title}”已删除。',
  restored: '消息已恢复。',
  emptyTitle: '暂无消息',
  emptyText: '有关资金、账户和优惠的通知会显示在这里。',
  emptyTab: '这里什么都没有',
  emptyTabText: '没有此类消息。',
  home: '返回首页',
  failed: '无法读取消息',
  failedText: '请稍后重试。',
  offline: '您已离线',
  offlineText: '恢复连接后即可查看消息。',
  moreFailed: '无法读取更多消息。',
  end: '消息保留 180 天。',
  goneTitle: '此消息已不存在',
  goneText: '消息已被删除、撤回或过期。',
  back: '全部消息',
  links: {
    deposit: '查看存款',
    record: '查看账户明细',
    gifts: '查看转出',
    withdrawal: '查看取款',
    rewards: '打开奖励中心',
    promotions: '查看优惠活动',
    benefits: '查看会员权益',
    mall: '打开积分商城',
    orders: '查看订单',
    verification: '打开身份验证',
    security: '打开安全中心',
    friends: '查看邀请好友',
    feedback: '查看您的反馈',
    contract: '查看合约',
    dividend: '查看分红',
    topUp: '去充值',
  },
  kinds: {
    DEPOSIT_CREDITED: {
      title: '存款已到账',
      text: '订单 {orderNo} 的 {amount} 已存入您的钱包。',
    },
    DEPOSIT_REFUSED: {
      title: '存款未通过',
      text: '订单 {orderNo}（{amount}）未通过，原因请查看订单。',
    },
    DEPOSIT_FAILED: {
      title: '存款未能完成',
      text: '订单 {orderNo}（{amount}）未能创建，没有产生任何扣款。请重试或选择其他支付方式。',
    },
    WITHDRAWAL_PAID: {
      title: '取款已付出',
      text: '订单 {orderNo} 的 {amount} 已汇往您的账户。',
    },
    WITHDRAWAL_REFUSED: {
      title: '取款未通过',
      text: '订单 {orderNo}（{amount}）未通过。款项已退回钱包，原因请查看订单。',
    },
    WITHDRAWAL_FAILED: {
      title: '取款未能付出',
      text: '银行未能处理订单 {orderNo}（{amount}）。款项已退回钱包，请核对收款账户。',
    },
    TEAM_MONEY_RECEIVED: {
      title: '上级转来资金',
      text: '{from} 转给您 {amount}。提款前需投注一倍。',
    },
    TEAM_MONEY_REFUSED: {
      title: '您的转账未成功',
      text: '{amount} 未转给您的团队，已退回余额。原因：{reason}',
    },
    REWARD_WAITING: {
      title: '有奖励待领取',
      text: '奖励中心有 {amount} 待您领取，截止日期 {day}。',
    },
    REWARD_CREDITED: {
      title: '奖励已到账',
      text: '{amount} 已存入钱包，提取前的流水要求请查看奖励中心。',
    },
    POINTS_WAITING: {
      title: '有积分待领取',
      text: '奖励中心有 {points} 积分待您领取，截止日期 {day}。',
    },
    REBATE_CREDITED: {
      title: '返水已到账',
      text: '{amount} 返水已存入您的钱包。',
    },
    COMMISSION_CREDITED: {
      title: '好友佣金已到账',
      text: '您邀请的好友带来的 {amount} 佣金已存入钱包。',
    },
    CLAIM_REFUSED: {
      title: '申请未通过',
      text: '您申请的“{promotion}”未通过，原因：{reason}',
    },
    CLAIM_REVERSED: {
      title: '奖金已被收回',
      text: '“{promotion}”所给的奖金已被收回，原因：{reason}',
    },
    LEVEL_RAISED: {
      title: '您已升至 VIP {level}',
      text: '更好的待遇即日起生效，详情请看会员权益。',
    },
    LEVEL_LOWERED: {
      title: '您现在是 VIP {level}',
      text: '上月的投注未达到保级要求，已领取的奖励不受影响。',
    },
    POINTS_EXPIRING: {
      title: '部分积分即将过期',
      text: '{points} 积分将于 {day} 过期，可到积分商城兑换。',
    },
    ORDER_CONFIRMED: {
      title: '订单已确认',
      text: '商城订单 {orderNo} 正在备货。',
    },
    ORDER_SENT: {
      title: '您的订单已发货',
      text: '订单 {orderNo} 已发货，物流公司和单号请查看订单。',
    },
    ORDER_REFUNDED: {
      title: '订单已退还',
      text: '订单 {orderNo} 的积分已退回您的账户，原因请查看订单。',
    },
    REBATES_LOWERED: {
      title: '您的返水已调低',
      text: '公司调整了您的返水：{values}。如有疑问，请联系我们。',
    },
    VERIFICATION_ACCEPTED: {
      title: '身份验证已通过',
      text: '感谢您的配合，取款不再因验证而受限。',
    },
    VERIFICATION_REFUSED: {
      title: '身份验证未通过',
      text: '请查看缺少的内容后重新提交证件。',
    },
    NEW_DEVICE: {
      title: '新设备登录',
      text: '有人从 {device} 登录。如非本人操作，请立即修改密码。',
    },
    PASSWORD_CHANGED: {
      title: '密码已修改',
      text: '其他设备均已退出登录。如非本人操作，请立即联系客服。',
    },
    PAYMENT_PASSWORD_CHANGED: {
      title: '支付密码已设置',
      text: '今后取款将以此密码保护。如非本人操作，请立即联系客服。',
    },
    MOBILE_BOUND: {
      title: '手机号已绑定',
      text: '今后可用 {contact} 进入您的账户。',
    },
    EMAIL_BOUND: {
      title: '邮箱已绑定',
      text: '今后可用 {contact} 进入您的账户。',
    },
    PASSKEY_ADDED: {
      title: '已添加通行密钥',
      text: '现在可用 {device} 的通行密钥登录。如非本人操作，请到安全中心移除。',
    },
    FEEDBACK_ANSWERED: {
      title: '我们已回复您的反馈',
      text: '客服回复：{answer}',
    },
    DAILY_SALARY_OFFERED: {
      title: '有一份日薪合约等待您答复',
      text: '请阅读条款后接受或拒绝，提议有效期为七天。',
    },
    HOURLY_SALARY_OFFERED: {
      title: '有一份时薪合约等待您答复',
      text: '请阅读条款后接受或拒绝，提议有效期为七天。',
    },
    DIVIDEND_OFFERED: {
      title: '有一份分红合约等待您答复',
      text: '请阅读条款后接受或拒绝，提议有效期为七天。',
    },
    SALARY_PAID: {
      title: '日薪已到账',
      text: '日薪 {amount} 已存入您的钱包。',
    },
    DIVIDEND_PAID: {
      title: '分红已到账',
      text: '分红 {amount} 已存入您的钱包。',
    },
    BILLS_TO_COVER: {
      title: '请充值',
      text: '支付直属下级还差 {amount}。钱包可提现余额足够后会自动支付。',
    },
  },
} as const;
