import type { shell as source } from '../en/shell.ts';
import type { Words } from '../words.ts';

export const shell: Words<typeof source> = {
  nav: {
    label: '主菜单',
    home: '首页',
    service: '客服',
  },
  titles: {
    home: '首页',
    restrict: '提示',
    serviceError: '服务异常',
    terms: '服务条款',
    agreement: '用户协议',
    offline: '离线',
    outerApp: '在浏览器中打开',
  },
  actions: {
    back: '返回',
    close: '关闭',
    ok: '好的',
    cancel: '取消',
    confirm: '确认',
    retry: '重试',
    skip: '跳到主要内容',
    pause: '暂停',
    play: '继续',
    reload: '刷新',
  },
  theme: {
    label: '主题',
    dark: '深色',
    light: '浅色',
    toDark: '切换到深色主题',
    toLight: '切换到浅色主题',
  },
  language: {
    label: '语言',
    choose: '选择语言',
    switchTo: '切换到{language}',
  },
  notices: {
    offline: '您已离线。当前内容可能不是最新的，但您输入的内容不会丢失。',
    online: '网络已恢复。',
    slow: '网络较慢，正在继续尝试。',
    update: '新版本已就绪。',
    loading: '加载中…',
    chunkFailed: '页面加载失败，请检查网络后重试。',
    unknownError: '未知错误',
  },
  carousel: {
    carousel: '轮播',
    slide: '幻灯片',
    position: '第{position}张，共{count}张',
  },
  demo: '试玩模式：仅用试玩币',
};
