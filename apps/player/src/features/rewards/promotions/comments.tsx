import { ACTIVITY_COMMENT_CHARACTERS_MAX } from '@maneki/contract/constants';
import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { FormProblem } from '@maneki/ui/form-problem';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import type { ShownDetail } from '../queries.ts';

type CommentsProps = { readonly promotion: ShownDetail; readonly isMember: boolean };

/** What members say of a promotion, once somebody has read it. */
export function Comments({ promotion, isMember }: CommentsProps) {
  const t = useTranslations('promotions.comments');
  if (promotion.comments.length === 0 && !isMember) return null;
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-base">{t('title')}</h3>
      {promotion.comments.length > 0 && (
        <ul className="grid gap-3">
          {promotion.comments.map(({ id, author, text }) => (
            <li key={id} className="grid gap-0.5 text-sm">
              <span className="text-faint text-xs">{author}</span>
              <span className="wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {isMember && <CommentForm id={promotion.id} />}
    </Card>
  );
}

function CommentForm({ id }: { readonly id: string }) {
  const t = useTranslations('promotions.comments');
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => readValue(call(promotionEndpoints.addPromotionComment, { id, text })),
    onSuccess: () => setText(''),
  });
  const isFit = text.trim() !== '' && text.length <= ACTIVITY_COMMENT_CHARACTERS_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isFit) sending.mutate();
  };
  return (
    <form noValidate method="post" className="grid gap-3" onSubmit={send}>
      <CounterTextArea
        name="comment"
        label={t('label')}
        rows={2}
        value={text}
        onValue={setText}
        charactersMax={ACTIVITY_COMMENT_CHARACTERS_MAX}
      />
      <FormProblem text={sending.isError ? sending.error.message : undefined} />
      {sending.isSuccess && (
        <p role="status" className="text-muted text-sm">
          {t('thanks')}
        </p>
      )}
      <Button type="submit" kind="quiet" isPending={sending.isPending} disabled={!isFit}>
        {t('send')}
      </Button>
    </form>
  );
}
