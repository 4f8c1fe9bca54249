/** Whether the site runs as an installed app: by display mode, or by the older sign of iOS. */
export function isInstalled(): boolean {
  if (typeof window === 'undefined') return false;
  const isWebClip = 'standalone' in navigator && navigator.standalone === true;
  return isWebClip || window.matchMedia('(display-mode: standalone)').matches;
}
