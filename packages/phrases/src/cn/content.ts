import type { content as source } from '../en/content.ts';
import type { Words } from '../words.ts';

export const content: Words<typeof source> = {
  refusals: {
    notice_unknown: '抱歉，这条公告已不存在。',
    preview_over: '此预览已失效，请在后台重新打开。',
  },
  banners: { label: '最新动态' },
  notices: {
    label: '公告',
    none: '暂无公告',
    latest: '最新',
    unread: '{count} 条未读',
    pinned: '置顶',
    new: '新',
    emptyTitle: '暂无公告',
    emptyText: '有新消息时会显示在这里。',
    home: '去玩游戏',
    failed: '公告加载失败',
    failedText: '可能是我们或网络的问题，请重试。',
    offline: '您已离线',
    offlineText: '恢复连接后将显示公告。',
    moreFailed: '其余内容加载失败。',
    end: '已显示全部',
    back: '全部公告',
    goneTitle: '公告不存在',
    goneText: '该公告已下架，或不适用于此账号。',
    open: '前往查看',
  },
  hot: {
    title: '热点资讯',
    play: '播放视频',
    pause: '暂停视频',
    previous: '上一条',
    next: '下一条',
    go: '去看看',
    film: '视频',
  },
  preview: {
    notShown: '不面向此读者',
    notShownText: '以此身份浏览的人看不到该内容。',
  },
  popups: {
    go: '去看看',
    ok: '知道了',
  },
  help: {
    topics: '主题',
    emptyTitle: '暂无帮助内容',
    emptyText: '如有疑问，请联系客服。',
    failed: '帮助中心加载失败',
    failedText: '可能是我们或网络的问题，请重试。',
    changed: '最后更新：{date}',
    next: '下一篇：{title}',
  },
};
