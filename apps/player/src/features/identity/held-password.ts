/** How long the password of a login stays at hand for changing it. */
const HELD_MS = 10 * 60_000;

type Held = { readonly memberId: string; readonly password: string; readonly untilMs: number };

let held: Held | undefined;

/**
 * The password that somebody has just logged in with, so that they need not repeat it to change it.
 * It lives in this tab's memory alone, for a while, and only for the member who typed it.
 */
export const heldPassword = {
  hold(memberId: string, password: string, nowMs = Date.now()): void {
    held = password === '' ? undefined : { memberId, password, untilMs: nowMs + HELD_MS };
  },
  find(memberId: string, nowMs = Date.now()): string | undefined {
    if (held && nowMs >= held.untilMs) held = undefined;
    return held?.memberId === memberId ? held.password : undefined;
  },
  drop(): void {
    held = undefined;
  },
};
