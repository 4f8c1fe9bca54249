import type { record as source } from '../en/record.ts';
import type { Words } from '../words.ts';

export const record: Words<typeof source> = {
  period: {
    label: '时间范围',
    today: '今天',
    yesterday: '昨天',
    week: '7天',
    month: '30天',
    thisMonth: '本月',
    lastMonth: '上月',
    own: '自定义',
    from: '开始日期',
    to: '结束日期',
    apply: '查看',
    zone: '日期和时间均为{zone}',
  },
  periodWrong: '无法显示该时间段',
  longerPeriod: '查看30天',
  thisMonth: '查看本月',
  play: '去玩游戏',
  news: '有新记录',
  failed: '记录加载失败',
  failedText: '数据没有丢失，请重试。',
  offline: '您已离线',
  offlineText: '网络恢复后，记录会自动加载。',
  moreFailed: '后续记录加载失败。',
  copy: '复制编号{number}',
  copied: '已复制',
  notCopied: '复制失败，请选中编号后手动复制。',
  total: {
    label: '时间段合计',
    failed: '合计加载失败。',
  },
  filter: {
    open: '筛选',
    count: '筛选，已选{count}项',
    reset: '重置',
    show: '查看',
    remove: '移除筛选：{name}',
    clear: '清除全部筛选',
  },
};
