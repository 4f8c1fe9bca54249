/** Browsers inside LINE, Facebook, Messenger, Instagram, WeChat, Zalo and TikTok say so. */
const OTHER_APPS = /\bLine\/|FBAN|FBAV|Instagram|MicroMessenger|Zalo|BytedanceWebview|musical_ly/;

/** Whether the site is shown by another app, where logins and full screens often fail. */
export const isInsideOtherApp = (userAgent: string): boolean => OTHER_APPS.test(userAgent);
