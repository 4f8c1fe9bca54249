import type { SocialProvider } from '@maneki/contract/identity/social';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { ListMessage } from '@maneki/ui/list-message';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '#platform/forms/captcha-field.tsx';
import { FieldSkeletons } from '#platform/forms/field-skeletons.tsx';
import { InsecureNotice } from '#platform/forms/insecure-notice.tsx';
import { useCanSeal } from '#platform/forms/use-can-seal.ts';
import { registrationSettingsQuery } from '../form-queries.ts';
import { AgreementCheckbox } from './agreement-checkbox.tsx';
import { AskedFields } from './asked-fields.tsx';
import { firstMethod } from './registration.ts';
import { useInvitation } from './use-invitation.ts';
import { type RegisterOptions, useRegister } from './use-register.ts';
import { useSocialSignup } from './use-social-signup.ts';

type RegisterFormProps = Pick<RegisterOptions, 'onDone'> & {
  /** The invitation code of the address. */
  readonly affiliateCode: string;
  /** The code of the friend who sent the visitor here. */
  readonly referralCode: string;
  /** The service that the registration began at, as the address says. */
  readonly social: SocialProvider | undefined;
};

/** The registration that this site offers: its ways, its fields and their rules come from the server. */
export function RegisterForm({ affiliateCode, referralCode, social, onDone }: RegisterFormProps) {
  const t = useTranslations('register');
  const shell = useTranslations('shell.actions');
  const { data: settings, isError, refetch } = useQuery(registrationSettingsQuery);
  const invitation = useInvitation({ affiliateCode, referralCode });
  const signup = useSocialSignup(social);
  if (!settings)
    return isError ? (
      <ListMessage
        icon="wifi-off"
        title={t('unavailable')}
        action={{ text: shell('retry'), onPress: () => refetch() }}
      />
    ) : (
      <FormSkeleton />
    );
  const method = firstMethod(settings);
  if (!method) return <ListMessage icon="lock" title={t('closed')} />;
  return <OpenForm {...{ settings, method, invitation, signup, onDone }} />;
}

function OpenForm(options: RegisterOptions) {
  const t = useTranslations('register');
  const { settings, invitation, signup } = options;
  const form = useRegister(options);
  const { fields, captcha } = form;
  const canSend = useCanSeal();
  const hasBoth = settings.methods.username && settings.methods.mobileNum;
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4"
      onSubmit={form.send}
    >
      {!canSend && <InsecureNotice />}
      {hasBoth && (
        <Segmented
          label={t('method')}
          options={[
            { value: 'username', text: t('byUsername') },
            { value: 'mobileNum', text: t('byMobile') },
          ]}
          value={form.method}
          onValue={form.switchMethod}
        />
      )}
      <AskedFields
        form={form}
        invitation={invitation.state}
        today={settings.today}
        signup={signup}
      />
      <CaptchaField {...fields.bind('captcha')} captcha={captcha} />
      <AgreementCheckbox
        age={settings.minimumAge}
        isAgreed={form.isAgreed}
        onValue={form.setIsAgreed}
      />
      <FormProblem text={fields.problem} />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={fields.isPending}
        disabled={!canSend || !form.isAgreed}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

/** As high as the form that most sites have, so that nothing jumps when it comes. */
function FormSkeleton() {
  const t = useTranslations('shell.notices');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 rounded-button" />
      <FieldSkeletons count={3} hasHints />
      <FieldSkeletons count={1} />
      <Skeleton className="h-13 rounded-card" />
      <FieldSkeletons count={1} />
      <Skeleton className="h-11 rounded-field" />
      <Skeleton className="h-14 rounded-button" />
    </div>
  );
}
