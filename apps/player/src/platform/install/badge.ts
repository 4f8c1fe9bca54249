/** Shows how much is unread on the site's icon, where the device has such a thing. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  if (count > 0) await navigator.setAppBadge(count);
  else await navigator.clearAppBadge();
}
