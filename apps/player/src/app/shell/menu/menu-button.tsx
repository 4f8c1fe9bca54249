import { IconButton } from '@maneki/ui/icon-button';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MENU_ID } from './menu-id.ts';

/** What a browser does by itself with a button that commands a dialog. */
const COMMAND = { commandfor: MENU_ID, command: 'show-modal' };

/** Opens the menu by the browser's own means, which need no script. */
export function MenuButton() {
  const t = useTranslations('shell.account');
  return (
    <IconButton
      icon="menu"
      label={t('menu')}
      aria-haspopup="dialog"
      onClick={openWhereNoCommands}
      {...COMMAND}
    />
  );
}

/** Older browsers do not know commands; the menu hears that it was opened either way. */
function openWhereNoCommands({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if ('commandForElement' in currentTarget) return;
  (document.getElementById(MENU_ID) as HTMLDialogElement | null)?.showModal();
}
