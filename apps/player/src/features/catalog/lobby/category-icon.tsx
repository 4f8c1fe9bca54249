import { useState } from 'react';
import { useArt } from '#platform/art/use-art.ts';
import type { HomeTab } from './home-tabs.ts';

type CategoryIconProps = { readonly tab: HomeTab; readonly className: string };

/** The drawing of a category. It is not named at the head of the page, where it would come before the banner. */
export function CategoryIcon({ tab, className }: CategoryIconProps) {
  return <Drawing address={useArt().categories[tab].resting} className={className} />;
}

type CategoryTabIconProps = CategoryIconProps & { readonly isActive: boolean };

/**
 * The drawing of a category that can be chosen, and another one once it is. Most visitors choose none of them, so that
 * one is loaded by the choice; until it is there the first one stays, and nothing blinks.
 */
export function CategoryTabIcon({ tab, isActive, className }: CategoryTabIconProps) {
  const { resting, active } = useArt().categories[tab];
  const [isLoaded, setIsLoaded] = useState(isActive);
  const isChanged = isActive && isLoaded;
  const look = (isShown: boolean) =>
    `col-start-1 row-start-1 size-full transition-opacity duration-200 ${isShown ? '' : 'opacity-0'}`;
  return (
    <span aria-hidden="true" className={`grid ${className}`}>
      <Drawing address={resting} className={look(!isChanged)} />
      {(isActive || isLoaded) && (
        <Drawing
          address={active}
          className={look(isChanged)}
          onLoad={isLoaded ? undefined : () => setIsLoaded(true)}
        />
      )}
    </span>
  );
}

type DrawingProps = {
  readonly address: string;
  readonly className: string;
  readonly onLoad?: (() => void) | undefined;
};

function Drawing({ address, className, onLoad }: DrawingProps) {
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      width={40}
      height={40}
      className={className}
      onLoad={onLoad}
    />
  );
}
