import { FEEDBACK_CHARACTERS } from '@maneki/contract/constants';
import { FEEDBACK_TYPE_NAMES, FEEDBACK_TYPES } from '@maneki/contract/messages/feedback';
import { Button } from '@maneki/ui/button';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { FormProblem } from '@maneki/ui/form-problem';
import { Picker } from '@maneki/ui/picker';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '#platform/forms/captcha-field.tsx';
import { useFeedback } from './use-feedback.ts';

/** What it is about, what happened, and a picture that a person reads. */
export function FeedbackForm({ onSent }: { readonly onSent?: () => void }) {
  const t = useTranslations('feedback');
  const { fields, captcha, type, chooseType, typeError, content, missing, send } =
    useFeedback(onSent);
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      <p className="text-muted text-sm">{t('intro')}</p>
      <Picker
        label={t('type')}
        placeholder={t('typePick')}
        value={type}
        onValue={chooseType}
        error={typeError}
        options={FEEDBACK_TYPES.map((value) => ({
          value: `${value}`,
          text: t(`types.${FEEDBACK_TYPE_NAMES[value]}`),
        }))}
      />
      <CounterTextArea
        {...fields.bind('content')}
        label={t('content')}
        placeholder={t('placeholder')}
        value={content}
        onValue={(typed) => fields.write('content', typed)}
        charactersMax={FEEDBACK_CHARACTERS.max}
        {...(missing > 0 && content !== '' ? { hint: t('few', { count: missing }) } : {})}
      />
      <CaptchaField {...fields.bind('captcha')} captcha={captcha} />
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending} disabled={missing > 0}>
        {t('submit')}
      </Button>
    </form>
  );
}
