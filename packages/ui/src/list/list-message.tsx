import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export type ListMessageWords = {
  readonly icon?: IconName;
  /** Artwork in place of the icon. */
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** The one thing that helps now. */
  readonly action?: { readonly text: string } & (
    | { readonly href: string }
    | { readonly onPress: () => void }
  );
};

/** What stands where a list has nothing to show: why, and what can be done about it. */
export function ListMessage({ icon = 'inbox', art, title, text, action }: ListMessageWords) {
  return (
    <div className="grid animate-appear justify-items-center gap-1.5 px-6 py-10 text-center">
      {art ?? (
        <span className="surface mb-2 grid size-18 place-items-center rounded-pill text-gold-text">
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <p className="text-balance font-bold text-lg">{title}</p>
      {text && <p className="max-w-72 text-balance text-muted text-sm">{text}</p>}
      {action && <span className="mt-3">{actionOf(action)}</span>}
    </div>
  );
}

function actionOf(action: NonNullable<ListMessageWords['action']>) {
  return 'href' in action ? (
    <ButtonLink kind="quiet" href={action.href}>
      {action.text}
    </ButtonLink>
  ) : (
    <Button kind="quiet" onClick={action.onPress}>
      {action.text}
    </Button>
  );
}
