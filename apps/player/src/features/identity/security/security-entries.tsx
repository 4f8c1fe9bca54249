import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { hasRight } from '@maneki/contract/identity/member-types';
import { Card } from '@maneki/ui/card';
import { Sheet } from '@maneki/ui/sheet';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { EntryButton, EntryLink } from '../account/entry-row.tsx';
import { HeadIconEntry } from '../head-icon/head-icon-entry.tsx';
import { BindForm } from './bind-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { VerificationEntry } from './verification-entry.tsx';

const OPENED = ['payment', 'mobile', 'email'] as const;
type Opened = (typeof OPENED)[number];

/** Passwords, and what an account is found again by. */
export function SecurityEntries({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('security');
  const shell = useTranslations('shell.actions');
  const [query] = useSearchParams();
  const asked = OPENED.find((name) => name === query.get('open'));
  const [shown, setShown] = useState<{ readonly name: Opened; readonly isOpen: boolean }>({
    name: asked ?? 'payment',
    isOpen: false,
  });
  // Whoever was sent here for one thing finds it open; only the browser can open a sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => {
    if (asked) open(asked);
  }, []);
  const open = (name: Opened) => setShown({ name, isOpen: true });
  const close = () => setShown({ ...shown, isOpen: false });
  const stateOf = (isSet: boolean) => t(isSet ? 'passwordSet' : 'passwordUnset');
  const bindingOf = (value: string | null, isVerified: boolean) => {
    if (!value) return t('unbound');
    return t(isVerified ? 'bound' : 'unverified', { value });
  };
  return (
    <>
      <Card isFlush>
        <HeadIconEntry />
        <EntryLink
          href="/m/changePsw"
          icon="lock"
          text={t('password')}
          detail={stateOf(member.hasPassword)}
        />
        {hasRight(member.type, 'cash') && (
          <EntryButton
            icon="wallet"
            text={t('payment')}
            detail={stateOf(member.hasPaymentPassword)}
            opensSheet
            onPress={() => open('payment')}
          />
        )}
        {hasRight(member.type, 'cash') && (
          <EntryLink
            href="/m/securityCenter/accounts"
            icon="banknote"
            text={t('accounts')}
            detail={t('accountsText')}
          />
        )}
        <EntryButton
          icon="phone"
          text={t('mobile')}
          detail={bindingOf(member.mobile, member.isMobileVerified)}
          opensSheet
          onPress={() => open('mobile')}
        />
        <EntryButton
          icon="mail"
          text={t('email')}
          detail={bindingOf(member.email, member.isEmailVerified)}
          opensSheet
          onPress={() => open('email')}
        />
        {hasRight(member.type, 'cash') && <VerificationEntry />}
      </Card>
      <Sheet
        isOpen={shown.isOpen}
        onClose={close}
        title={t(shown.name)}
        closeLabel={shell('close')}
      >
        {shown.name === 'payment' ? (
          <PaymentForm member={member} onDone={close} onBind={() => open('mobile')} />
        ) : (
          <BindForm
            key={shown.name}
            channel={shown.name}
            hasPassword={member.hasPassword}
            onDone={close}
          />
        )}
      </Sheet>
    </>
  );
}
