import { type AccountSheet, accountSheets } from './account-sheets.ts';
import { LoginSheet } from './login-sheet.tsx';
import { MemberPrompt } from './member-prompt.tsx';
import { PasskeyOffer } from './passkey-offer-sheet.tsx';
import { useCloseOnNewPage } from './use-close-on-new-page.ts';

/** Draws the sheet that was asked for; each stays mounted, so that it can leave as it came. */
export function AccountSheetHost({ sheet }: { readonly sheet: AccountSheet | undefined }) {
  useCloseOnNewPage(() => accountSheets.close(false));
  return (
    <>
      <MemberPrompt isOpen={sheet === 'memberPrompt'} wish="member" />
      <MemberPrompt isOpen={sheet === 'cashPrompt'} wish="cash" />
      <LoginSheet isOpen={sheet === 'login'} />
      <PasskeyOffer isOpen={sheet === 'passkeyOffer'} />
    </>
  );
}
