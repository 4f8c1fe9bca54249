import type { push as source } from '../en/push.ts';
import type { Words } from '../words.ts';

export const push: Words<typeof source> = {
  notices: {
    FINANCE: '您的资金有新动态。',
    SECURITY: '您的账户安全有变动，请查看。',
    PROMO: '{merchant}为您带来新消息。',
    deposit_credited: '您的存款已到账。',
    deposit_failed: '一笔存款未成功。',
    withdrawal_paid: '您的提款已支付。',
    withdrawal_refused: '一笔提款未能执行。',
    new_login: '有人在新设备上登录了您的账户，是您本人吗？',
    password_changed: '您的密码已更改。',
    reward_waiting: '有一份奖励等您领取。',
    level_raised: '您已升至新等级。',
  },
  settings: {
    lead: '即使关闭网站，本设备也会收到简短通知。通知从不显示金额。',
    on: '在本设备接收通知',
    onHint: '在此退出登录后即停止。',
    saved: '已保存。',
    unsaved: '未能保存，请重试。',
    unread: '无法读取您的设置。',
    denied: '浏览器已屏蔽本站通知。请在浏览器的网站设置中允许，然后再回来。',
    unsupported: '此浏览器不支持网站通知。',
    iosInstall: '在 iPhone 和 iPad 上，将本站添加到主屏幕后即可接收通知。',
    toApp: '查看方法',
    failed: '浏览器无法开启通知，请稍后重试。',
  },
  categories: {
    title: '通知内容',
    FINANCE: { name: '资金', hint: '存款与提款' },
    SECURITY: { name: '安全', hint: '新的登录与密码更改' },
    PROMO: { name: '优惠', hint: '活动与奖励。仅在您需要时发送。' },
  },
  quiet: {
    title: '免打扰时段',
    on: '夜间免打扰',
    hint: '期间的通知会在时段结束后送达。安全通知随时送达。',
    from: '开始',
    to: '结束',
    same: '开始与结束时间相同。',
  },
  offer: {
    title: '到账时通知您吗？',
    text: '存款一到账，本设备就会收到一条简短通知。不含优惠信息，可随时关闭。',
    yes: '通知我',
    no: '暂不',
    done: '通知已开启。',
  },
};
