import type { agent as source } from '../en/agent.ts';
import type { Words } from '../words.ts';

export const agent: Words<typeof source> = {
  greetings: {
    morning: '早上好',
    noon: '中午好',
    afternoon: '下午好',
    evening: '晚上好',
  },
  counters: {
    title: '今日团队',
    here: '登录',
    bet: '投注',
    joined: '注册',
    online: '在线',
    failed: '暂时无法读取数据，一分钟后会再次读取。',
  },
  entries: {
    label: '代理工具',
    overview: '团队总览',
    members: '团队成员',
    pnl: '团队盈亏',
    betting: '团队投注',
    record: '代理账变',
    gifts: '团队派发',
    rebate: '我的返点',
    teamRebate: '团队返点',
    security: '安全中心',
    mail: '邮件',
    service: '在线客服',
    unread: '{count} 条未读',
  },
  bar: {
    label: '代理菜单',
    home: '首页',
    links: '邀请',
    dividend: '分红',
    notices: '公告',
  },
};
