import { useArt } from '#platform/use-art.ts';
import type { HomeTab } from './home-tabs.ts';

type CategoryIconProps = {
  readonly tab: HomeTab;
  readonly isActive?: boolean;
  readonly className: string;
};

/**
 * The drawing of a category. Both of the pair are loaded, so that a choice does not blink; neither is
 * named at the head of the page, where it would come before the banner.
 */
export function CategoryIcon({ tab, isActive = false, className }: CategoryIconProps) {
  const { categories } = useArt();
  const { resting, active } = categories[tab];
  return (
    <span aria-hidden="true" className={`grid *:col-start-1 *:row-start-1 ${className}`}>
      <img
        src={resting}
        alt=""
        loading="lazy"
        width={40}
        height={40}
        className={`size-full transition-opacity duration-200 ${isActive ? 'opacity-0' : ''}`}
      />
      <img
        src={active}
        alt=""
        loading="lazy"
        width={40}
        height={40}
        className={`size-full transition-opacity duration-200 ${isActive ? '' : 'opacity-0'}`}
      />
    </span>
  );
}
