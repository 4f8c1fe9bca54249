import { IconButton } from '@maneki/ui/icon-button';
import { showWhereNoPopovers } from '@maneki/ui/use-popover';
import { useTranslations } from 'use-intl';
import { MENU_ID } from './menu-id.ts';

/** Opens the menu by the browser's own means, which need no script. */
export function MenuButton() {
  const t = useTranslations('shell.account');
  return (
    <IconButton
      icon="menu"
      label={t('menu')}
      aria-haspopup="dialog"
      popoverTarget={MENU_ID}
      popoverTargetAction="show"
      onClick={() => showWhereNoPopovers(MENU_ID)}
    />
  );
}
