import { CAPTCHA_CHARACTERS } from '@maneki/contract/constants';
import { Field } from '@maneki/ui/field';
import { Icon } from '@maneki/ui/icon';
import { Skeleton } from '@maneki/ui/skeleton';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { Captcha } from './use-captcha.ts';

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'suffix'> & {
  readonly captcha: Captcha;
};

/**
 * What a picture shows, beside that picture; a tap brings another one. Nothing can be written before the picture is
 * there: it would be sent as the answer to the one before, which counts no more.
 */
export function CaptchaField({ captcha, ...props }: CaptchaFieldProps) {
  const t = useTranslations('form');
  return (
    <Field
      {...props}
      readOnly={captcha.state !== 'ready'}
      label={t('captcha')}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={CAPTCHA_CHARACTERS.max}
      enterKeyHint="done"
      normalise={(typed) => typed.normalize('NFKC')}
      suffix={<CaptchaPicture captcha={captcha} />}
    />
  );
}

function CaptchaPicture({ captcha }: { readonly captcha: Captcha }) {
  const t = useTranslations('form');
  const { picture, state, refresh } = captcha;
  const label = state === 'failed' ? t('captchaFailed') : t('captchaLabel');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="-mr-0.5 relative grid h-11 w-30 place-items-center overflow-hidden rounded-[10px] bg-white text-black"
      onClick={refresh}
    >
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      {state === 'failed' && <Icon name="refresh" />}
      {state === 'ready' && (
        <img src={picture} alt="" width={120} height={44} className="size-full object-contain" />
      )}
    </button>
  );
}
