import { FEEDBACK_CHARACTERS } from '@maneki/contract/constants';
import {
  isFeedbackLength,
  isFeedbackType,
  NO_FEEDBACK_TYPE,
} from '@maneki/contract/messages/feedback';
import { feedbackEndpoints } from '@maneki/contract/messages/feedback-endpoints';
import { countCharacters } from '@maneki/kernel/count-characters';
import { alert } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { keepWrong, outOfLength, type Problem } from '#platform/forms/problem.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { feedbackDraft } from './feedback-draft.ts';
import { feedbackKeys } from './queries.ts';

type FieldName = 'content' | 'captcha';

/** What belongs under which field; everything else is said above the button. */
const FIELD_OF = {
  'messages.feedback_length': 'content',
  'identity.captcha_needed': 'captcha',
  'identity.captcha_wrong': 'captcha',
} as const;

const check = ({ content, captcha }: Record<FieldName, string>) =>
  keepWrong<FieldName>({
    content: isFeedbackLength(content) ? undefined : outOfLength(FEEDBACK_CHARACTERS),
    captcha: captcha.trim() === '' ? { type: 'form.captchaWrite' } : undefined,
  });

/** Everything that the form knows and does. */
export function useFeedback(onSent?: () => void) {
  const t = useTranslations('feedback');
  const shell = useTranslations('shell.actions');
  const say = useSay();
  const client = useQueryClient();
  const sender = useViewer().member?.account ?? '';
  const [type, setType] = useState(() => feedbackDraft.find('type') ?? '');
  const [typeProblem, setTypeProblem] = useState<Problem>();
  const fields = useFields<FieldName>({
    names: ['content', 'captcha'],
    check,
    memory: feedbackDraft,
  });
  const captcha = useCaptcha(true, () => fields.write('captcha', ''));
  const chooseType = (chosen: string) => {
    setType(chosen);
    setTypeProblem(undefined);
    feedbackDraft.keep('type', chosen);
  };
  const send = fields.submit(async ({ content, captcha: answer }) => {
    const number = type === '' ? NO_FEEDBACK_TYPE : Number(type);
    if (!isFeedbackType(number)) return setTypeProblem({ type: 'form.required' });
    const asked = await ask(feedbackEndpoints.sendFeedback, {
      ...{ content, sender, type: number },
      ...{ captcha: answer, captchaId: captcha.id },
    });
    // An answer counts once, right or wrong.
    captcha.refresh();
    if (!asked.ok) return fields.refuse(asked, FIELD_OF);
    chooseType('');
    fields.write('content', '');
    feedbackDraft.forget();
    client.invalidateQueries({ queryKey: feedbackKeys.all });
    onSent?.();
    await alert({ title: t('sent'), text: t('sentText'), confirmLabel: shell('ok') });
  });
  const content = fields.watch('content');
  const missing = FEEDBACK_CHARACTERS.min - countCharacters(content.trim());
  return { fields, captcha, type, chooseType, typeError: say(typeProblem), content, missing, send };
}
