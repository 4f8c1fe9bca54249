import { useArt } from '#platform/art/use-art.ts';
import type { HomeTab } from './home-tabs.ts';

type CategoryIconProps = { readonly tab: HomeTab; readonly className: string };

/** The drawing of a category. It is not named at the head of the page, where it would come before the banner. */
export function CategoryIcon({ tab, className }: CategoryIconProps) {
  return <Drawing address={useArt().categories[tab].resting} className={className} />;
}

type CategoryTabIconProps = CategoryIconProps & { readonly isActive: boolean };

/** The drawing of a category that can be chosen. Both of the pair are loaded, so that a choice does not blink. */
export function CategoryTabIcon({ tab, isActive, className }: CategoryTabIconProps) {
  const { resting, active } = useArt().categories[tab];
  const look = (isShown: boolean) =>
    `col-start-1 row-start-1 size-full transition-opacity duration-200 ${isShown ? '' : 'opacity-0'}`;
  return (
    <span aria-hidden="true" className={`grid ${className}`}>
      <Drawing address={resting} className={look(!isActive)} />
      <Drawing address={active} className={look(isActive)} />
    </span>
  );
}

function Drawing({ address, className }: { readonly address: string; readonly className: string }) {
  return <img src={address} alt="" loading="lazy" width={40} height={40} className={className} />;
}
