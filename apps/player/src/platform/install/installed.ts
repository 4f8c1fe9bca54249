/** Whether the site runs inside the operator's own app, which adds its name to that of the browser. */
export const isNativeApp = (): boolean => /\bManekiApp\//.test(navigator.userAgent);

/** Whether the site was put on the home screen of an iPhone in the older way. */
export const isWebClip = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Whether the site runs as an app of its own, in whatever way it was installed. */
export function isInstalled(): boolean {
  if (typeof window === 'undefined') return false;
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
  return isNativeApp() || isWebClip() || isStandalone;
}
