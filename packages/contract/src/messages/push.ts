/** What a notification may be about. Each is its own choice; offers are off until somebody asks for them. */
export const PUSH_CATEGORIES = ['FINANCE', 'SECURITY', 'PROMO'] as const;

export type PushCategory = (typeof PUSH_CATEGORIES)[number];

/** What is chosen for a device that says nothing else. */
export const PUSH_CATEGORIES_AT_FIRST: readonly PushCategory[] = ['FINANCE', 'SECURITY'];

/** What arrives in quiet hours, too: somebody else at the account is worth being woken for. */
export const PUSH_CATEGORIES_AT_ANY_HOUR: readonly PushCategory[] = ['SECURITY'];

/** Hours of the day by the clock of the device; they may lie around midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

export const QUIET_HOURS_AT_FIRST: QuietHours = { from: '22:00', to: '08:00' };

/** What the site's worker is sent: finished words, and where a tap leads on the site. */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  /** Below `/m/`. */
  readonly url: string;
  /** A notice that was delivered twice stands once. */
  readonly tag: string;
};
