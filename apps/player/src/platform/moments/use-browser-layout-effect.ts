import { useEffect, useLayoutEffect } from 'react';

/** Before the eye sees anything; on the server, where nothing is laid out, React would complain of it. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
