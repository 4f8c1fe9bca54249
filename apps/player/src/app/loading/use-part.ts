import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';
import { tellLoadFailure } from './tell-load-failure.ts';

/**
 * A part of the frame that is loaded when it is first wanted: undefined until it is there. Where it
 * cannot be loaded the page stays as it is, and a visitor who asked for the part is told.
 */
export function usePart<Props>(
  isWanted: boolean,
  source: {
    readonly load: () => Promise<ComponentType<Props>>;
    /** For what a visitor asked for: the wish is over. What comes by itself fails silently. */
    readonly onFailure?: () => void;
  },
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const load = useEffectEvent(() => source.load());
  const fail = useEffectEvent((error: unknown) => {
    if (!source.onFailure) return reportUnlessOffline(error);
    tellLoadFailure(error);
    source.onFailure();
  });
  const isLoading = isWanted && !part;
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    load().then(
      (loaded) => isGone || setPart(() => loaded),
      (error) => isGone || fail(error),
    );
    return () => {
      isGone = true;
    };
  }, [isLoading]);
  return part;
}
