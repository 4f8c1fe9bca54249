import type { app as source } from '../en/app.ts';
import type { Words } from '../words.ts';

export const app: Words<typeof source> = {
  install: {
    title: '把{merchant}添加到主屏幕',
    text: '全屏打开，启动更快，几乎不占空间，无需应用商店。',
    ios: 'iPhone 和 iPad',
    iosShare: '在 Safari 工具栏点按“分享”。',
    iosAdd: '向下滑动，选择“添加到主屏幕”。',
    iosConfirm: '点按“添加”，图标会出现在应用旁边。',
    android: '安卓手机',
    androidMenu: '打开浏览器菜单（三个点）。',
    androidAdd: '选择“安装应用”或“添加到主屏幕”。',
    androidConfirm: '确认后，图标会出现在应用旁边。',
    now: '立即安装',
    steps: '安装步骤',
    otherPhones: '其他手机',
    installed: '您正在使用应用',
    installedText: '{merchant}已作为应用在本设备上运行，无需其他操作。',
    toHome: '前往首页',
    linkAndroid: '下载安卓版',
    androidHint: '手机可能会询问是否允许从此处安装应用。',
    linkIos: '获取 iPhone 版',
    linkProfile: '安装 iOS 描述文件',
    profileHint: '下载后打开“设置”，点按“已下载描述文件”，再选择“安装”。',
    scan: '用手机扫描',
    scanText: '扫码后在手机上打开本页。',
    code: '本页二维码',
  },
  useful: {
    fullScreen: '从主屏幕一点即开，全屏显示',
    notified: '需要时，资金变动会通知您',
    newest: '始终是最新版本，无需更新',
  },
  offer: {
    title: '一点即开{merchant}',
    text: '添加到主屏幕，几乎不占空间。',
    yes: '查看方法',
    no: '暂不',
  },
  manifest: {
    description: '在主屏幕畅玩老虎机、真人桌台和体育。',
    home: '首页',
    slots: '老虎机',
    deposit: '存款',
    rewards: '奖励',
  },
};
