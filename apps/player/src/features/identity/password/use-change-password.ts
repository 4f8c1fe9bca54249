import { LOADING_MS } from '@maneki/contract/constants';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { alert, showLoading } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFields } from '#platform/forms/use-fields.ts';
import { registrationSettingsQuery } from '../form-queries.ts';
import { heldPassword } from '../held-password.ts';
import { changePassword } from '../mutations.ts';
import { rememberedLogin } from '../remembered-login.ts';
import { useLoginAgain } from '../security/use-login-again.ts';
import { readMemberAgain } from '../session.ts';
import {
  CHANGE_FIELDS,
  type ChangeField,
  checkChange,
  fieldOfPasswordRefusal,
  passwordRule,
} from './password-rules.ts';

/** Everything that the form for a new password knows and does. */
export function useChangePassword(member: MemberInfo, onDone: () => void) {
  const t = useTranslations('identity.password');
  const shell = useTranslations('shell');
  const asksForLogin = useLoginAgain();
  // As the page was opened: the field must not come and go while somebody types.
  const [held, setHeld] = useState(() => heldPassword.find(member.id));
  const isOldAsked = member.hasPassword && held === undefined;
  const { data: settings } = useQuery(registrationSettingsQuery);
  const rule = passwordRule(settings);
  const username = member.account;
  const fields = useFields<ChangeField>({
    names: CHANGE_FIELDS,
    check: (values) => checkChange(values, { rule, username, isOldAsked }),
    rules: settings,
  });

  const tellSame = () =>
    alert({ title: shell('titles.changePsw'), text: t('same'), confirmLabel: shell('actions.ok') });

  const send = fields.submit(async (typed) => {
    const oldPassword = held ?? typed.oldPassword.trim();
    const newPassword = typed.newPassword.trim();
    const confirmNewPassword = typed.confirmPassword.trim();
    if (oldPassword === newPassword) return tellSame();
    const endLoading = showLoading({ text: t('saving'), endsAfterMs: LOADING_MS.passwordChange });
    const asked = await changePassword({ oldPassword, newPassword, confirmNewPassword });
    endLoading();
    if (!asked.ok) {
      if (asksForLogin(asked)) return;
      const { code } = asked.refusal ?? {};
      if (code === 'identity.password_same') return tellSame();
      if (code !== 'identity.password_old_wrong') {
        const field = fieldOfPasswordRefusal(code) as ChangeField | undefined;
        return fields.show(asked.problem, field);
      }
      // What was held from the login is no longer right: it has to be typed.
      setHeld(undefined);
      heldPassword.drop();
      return fields.show(asked.problem, 'oldPassword');
    }
    heldPassword.drop();
    await rememberedLogin.rewritePassword(username, newPassword).catch(reportError);
    await readMemberAgain();
    onDone();
  });
  return { fields, isOldAsked, send };
}
