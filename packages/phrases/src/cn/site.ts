import type { site as source } from '../en/site.ts';
import type { Words } from '../words.ts';

export const site: Words<typeof source> = {
  refusals: {
    under_maintenance: '系统升级中，请稍后再试。',
    region_restricted: '抱歉，您所在的地区无法使用本站。',
    feature_off: '抱歉，该账户没有权限，或该功能暂时不可用。',
    merchant_not_found: '该站点不存在。',
    flags_contradict: '以下开关设置相互冲突：{flags}。',
  },
  meta: {
    home: {
      title: '{merchant}：老虎机、真人桌台、体育等精彩游戏',
      description:
        '{merchant}是一个移动游戏平台：游戏公平可验证，规则清晰，限额由您自己设定。使用试玩币，轻松畅玩。',
    },
    page: {
      title: '{page} · {merchant}',
      description: '{merchant}的“{page}”页面。',
    },
  },
  home: {
    title: '首页',
    banners: '最新动态',
    welcome: {
      title: '欢迎来到{merchant}',
      text: '目前全站均使用试玩币，随便逛逛，玩得开心。',
    },
    fair: {
      title: '公平，经得起验证',
      text: '每局结果在下注前封存，结束后公开。',
    },
    safe: {
      title: '按自己的节奏玩',
      text: '设好限额，适时休息，想玩再回来。',
    },
    promisesTitle: '值得您信赖',
    promises: {
      fair: {
        title: '公平可验证',
        text: '每局的种子在下注前封存。公开之后，任何人都能重新算出结果。',
      },
      money: {
        title: '账目分毫不差',
        text: '每笔资金变动均采用复式记账，每分钟核对一次，您可在记录中逐笔查看。',
      },
      limits: {
        title: '您的限额，严格执行',
        text: '调低限额立即生效；调高限额需等待一天，让您有时间改变主意。',
      },
    },
    demo: {
      title: '试玩模式',
      text: '本站不收取也不支付真钱，存款和提款均为模拟操作。',
    },
  },
  restrict: {
    maintenanceTitle: '系统升级中',
    maintenanceText: '系统升级中，请稍后再试。',
    maintenanceEnds: '预计恢复时间：{date}',
    regionTitle: '您所在的地区无法使用',
    regionText: '根据您访问所在地的规定，我们无法向您开放本站。',
    address: '您的IP地址：{address}',
    country: '国家/地区：{country}',
    checkAgain: '重新检测',
    contact: '联系客服',
  },
  serviceError: {
    title: '我们这边出了点问题',
    text: '我们已收到通知，正在排查。您已完成的操作不会丢失。',
    reference: '参考编号：{reference}',
    retry: '重试',
    home: '返回首页',
  },
  offline: {
    title: '您已离线',
    text: '您的手机当前没有网络连接。网络恢复后，本页会自动恢复。',
    retry: '重试',
  },
  outerApp: {
    title: '在浏览器中打开',
    text: '当前页面是在其他应用内打开的，游戏和登录可能无法正常使用。请改用您自己的浏览器打开。',
    stepMenu: '点击该应用的菜单，通常是角落里的三个点。',
    stepOpen: '选择“在浏览器中打开”。',
    stepCopy: '或者复制网址，粘贴到浏览器中打开。',
    copy: '复制网址',
    copied: '已复制',
  },
  service: {
    title: '客服中心',
    text: '请选择联系我们的方式。',
    CS: '在线客服',
    whatsapp: 'WhatsApp',
    none: '目前没有可用的客服渠道，请稍后再试。',
  },
  footer: {
    licence: '牌照编号：{number}，{authority}',
    noLicence: '仅供试玩：尚未登记真钱业务牌照。',
    copyright: '© {from}–{to} {holder} 版权所有',
    age: '{age}+',
    ageText: '仅限年满{age}岁的成年人。娱乐为主，量力而行。',
    social: '关注我们',
    legal: '法律条款',
    terms: '服务条款',
    agreement: '用户协议',
  },
  wide: {
    title: '专为手机打造',
    text: '扫码即可在手机上继续。',
    code: '本页二维码',
  },
};
