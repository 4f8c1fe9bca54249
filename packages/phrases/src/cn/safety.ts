import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: '金额不能为负数，请重新输入。',
    raise_not_found: '没有待您确认的限额上调。',
    raise_too_soon: '提高后的限额可在 {hours} 小时后确认。',
    excluded: '您正处于暂停游戏期间。余额、记录和帮助仍可使用。',
    exclusion_not_longer: '期限只能延长，不能缩短。请选择更长的期限。',
    exclusion_unknown: '该暂停已结束或已被解除。',
    lift_too_soon: '还需等待 {hours} 小时才能解除。',
    member_unknown: '此商户没有该会员。',
    cursor_invalid: '列表已更新，请重新加载。',
  },
  limit: {
    title: '已达到您设定的限额',
    text: '这是您为自己设定的限额。本次投注没有扣款。',
    used: '已使用 {used} / {amount}',
    until: '{time} 重新计算。',
    minutes: '{minutes} 分钟',
    leave: '离开游戏',
    stay: '留在这里',
    failed: '无法读取限额，但限额依然有效。',
    kinds: {
      STAKE: {
        DAY: '每日投注额',
        WEEK: '每周投注额',
        MONTH: '每月投注额',
      },
      LOSS: {
        DAY: '每日亏损额',
        WEEK: '每周亏损额',
        MONTH: '每月亏损额',
      },
      DEPOSIT: {
        DAY: '每日存款额',
        WEEK: '每周存款额',
        MONTH: '每月存款额',
      },
      SESSION: {
        DAY: '每日游戏时间',
        WEEK: '每周游戏时间',
        MONTH: '每月游戏时间',
      },
    },
  },
  check: {
    title: '看一下时间',
    text: '您已在此 {minutes} 分钟。',
    staked: '投注',
    won: '赢得',
    net: '两者相抵',
    goOn: '继续',
    break: '休息一下',
    hint: '休息会退出登录。提醒的间隔可在设置中选择。',
  },
  interval: {
    title: '时间提醒',
    text: '按您选择的间隔提醒您已停留多久以及输赢结果。切换页面、游戏或刷新都会继续计时。',
    every: '{minutes} 分钟',
    failed: '未能保存您的选择，请重试。',
  },
};
