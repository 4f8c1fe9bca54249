export type System = 'ios' | 'android';

/** A tablet of Apple says that it is a computer, but computers have no touch screen there. */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System | undefined {
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}
