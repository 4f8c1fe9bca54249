import { joinClasses } from '../classes/join-classes.ts';
import type { IconName } from './icon-sources.ts';
import spriteUrl from './sprite.svg?url';

export type { IconName } from './icon-sources.ts';

type IconProps = {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Said by a screen reader. Left out where the words beside the icon say it already. */
  readonly label?: string | undefined;
};

/** A drawing of the sprite in the colour of the text around it; 1.25 em unless classes say else. */
export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses('icon', className)}
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
