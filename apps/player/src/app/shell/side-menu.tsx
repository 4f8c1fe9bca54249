import { SideMenu as AccountMenu } from '#features/identity';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The account's menu with the frame's own switches. */
export function SideMenu(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <AccountMenu {...props}>
      <LanguageSwitch />
      <ThemeSwitch />
    </AccountMenu>
  );
}
