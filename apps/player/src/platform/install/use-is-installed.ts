import { useSyncExternalStore } from 'react';
import { isInstalled } from './installed.ts';

const never = () => () => {};

/** Whether the site runs as an app. The server cannot know: until hydration styles hide what an app does not need. */
export const useIsInstalled = (): boolean => useSyncExternalStore(never, isInstalled, () => false);
