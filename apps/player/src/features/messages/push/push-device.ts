import { isInstalled } from '#platform/install/installed.ts';
import { systemOf } from '#platform/install/system.ts';

/**
 * What stands between this browser and notifications. On an iPhone they come only to a site that is on the home
 * screen; a browser that was told no is not asked again.
 */
export type PushObstacle = 'unsupported' | 'needs-install' | 'denied';

export function findPushObstacle(): PushObstacle | undefined {
  const canPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush)
    return systemOf(navigator) === 'ios' && !isInstalled() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

export type Subscribed = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Asks the visitor, and then the browser's push service. Undefined where the visitor says no. */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = await findManager();
  if (!manager) return undefined;
  const held = await manager.getSubscription();
  // One that is bound to another key of ours would carry nothing.
  if (held && keyOf(held) !== publicKey) await held.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return describe(await manager.subscribe(options));
}

export async function unsubscribe(): Promise<void> {
  const held = await (await findManager())?.getSubscription();
  await held?.unsubscribe();
}

const findManager = async () => (await navigator.serviceWorker.getRegistration('/m/'))?.pushManager;

function describe(subscription: PushSubscription): Subscribed | undefined {
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => subscription.getKey(name));
  if (!p256dh || !auth) return undefined;
  return { endpoint: subscription.endpoint, p256dh: write(p256dh), auth: write(auth) };
}

const keyOf = ({ options }: PushSubscription) =>
  options.applicationServerKey ? write(options.applicationServerKey) : undefined;

const write = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
