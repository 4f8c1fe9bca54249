import { NoticeBar } from '@maneki/ui/notice-bar';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MoreFields } from './more-fields.tsx';
import { arrangeFields, type Invitation, type SocialSignup } from './registration.ts';
import { RegistrationField } from './registration-field.tsx';
import type { Registering } from './use-register.ts';

type AskedFieldsProps = {
  readonly form: Registering;
  readonly invitation: Invitation;
  readonly today: string;
  /** Another service has told who this is. */
  readonly signup: SocialSignup | undefined;
};

/** The fields that this way to register asks for, filled in with what another service told. */
export function AskedFields({ form, invitation, today, signup }: AskedFieldsProps) {
  const t = useTranslations('register');
  const { fields, asked } = form;
  const { main, more } = arrangeFields(asked, invitation);
  usePrefill(form, signup);
  useTellBadInvitation(form, invitation);
  return (
    <>
      {invitation === 'valid' && <NoticeBar kind="success">{t('invitedBy')}</NoticeBar>}
      {main.map((setting) => (
        <RegistrationField
          key={setting.field}
          form={form}
          setting={setting}
          today={today}
          isMarked
        />
      ))}
      {more.length > 0 && (
        <MoreFields hasProblem={more.some(({ field }) => fields.hasProblem(field))}>
          {more.map((setting) => (
            <RegistrationField key={setting.field} form={form} setting={setting} today={today} />
          ))}
        </MoreFields>
      )}
    </>
  );
}

/**
 * What somebody typed already is theirs; only empty fields are filled in, and only with what they would
 * take: a name from elsewhere may be too long for a nickname here.
 */
function usePrefill({ fields }: Registering, signup: SocialSignup | undefined): void {
  const fill = useEffectEvent(() => {
    const { nickname, email } = fields.read();
    if (!nickname && signup?.nickname) fields.offer('nickname', signup.nickname);
    if (!email && signup?.email) fields.offer('email', signup.email);
  });
  useEffect(() => {
    if (signup) fill();
  }, [signup]);
}

/** The code of the address does not count: say so where another one can be entered. */
function useTellBadInvitation({ fields, asked }: Registering, invitation: Invitation): void {
  const tell = useEffectEvent(() => {
    const isAsked = asked.some(({ field, isEnabled }) => field === 'affiliateCode' && isEnabled);
    if (isAsked) fields.tell({ type: 'register.invitationInvalid' }, 'affiliateCode');
  });
  useEffect(() => {
    if (invitation === 'invalid') tell();
  }, [invitation]);
}
