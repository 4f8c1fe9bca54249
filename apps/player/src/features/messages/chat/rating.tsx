import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import type { Chat } from './queries.ts';

type RatingProps = {
  readonly conversation: NonNullable<Chat['support']['conversation']>;
  readonly onRated: () => void;
};

const STARS = Array.from({ length: CHAT_RULES.ratingMax }, (_, index) => index + 1);

/** How it was, asked once a conversation is over; nobody has to say. */
export function Rating({ conversation, onRated }: RatingProps) {
  const t = useTranslations('chat');
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  if (conversation.rating !== null)
    return (
      <p role="status" className="pt-4 text-center text-muted text-sm">
        {t('thanks')}
      </p>
    );
  const send = async () => {
    setIsPending(true);
    const wish = { id: conversation.id, rating: stars, comment };
    const rated = await ask(chatEndpoints.rateSupport, wish);
    setIsPending(false);
    if (rated.ok) onRated();
    else setProblem(rated.refusal?.message ?? t('unreachable'));
  };
  return (
    <section className="surface mt-4 grid gap-3 rounded-card p-4 text-center">
      <p className="text-muted text-sm">{t('over')}</p>
      <fieldset>
        <legend className="w-full pb-2 font-bold">{t('rateTitle')}</legend>
        <div className="flex justify-center gap-1">
          {STARS.map((star) => (
            <label
              key={star}
              className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`rating ${conversation.id}`}
                className="sr-only"
                aria-label={t('stars', { count: star })}
                checked={stars === star}
                onChange={() => setStars(star)}
              />
              <Icon
                name={star <= stars ? 'star-filled' : 'star'}
                className={star <= stars ? 'size-7 text-gold-text' : 'size-7 text-muted'}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <>
          <textarea
            rows={2}
            maxLength={CHAT_RULES.commentMax}
            value={comment}
            aria-label={t('comment')}
            placeholder={t('comment')}
            className="rounded-control bg-raised px-3.5 py-2.5 inset-ring inset-ring-edge"
            onChange={({ target }) => setComment(target.value)}
          />
          <Button isPending={isPending} onClick={() => void send()}>
            {t('rate')}
          </Button>
        </>
      )}
      <p role="alert" className="text-danger-text text-sm empty:hidden">
        {problem}
      </p>
    </section>
  );
}
