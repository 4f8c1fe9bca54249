import { Button } from '@maneki/ui/button';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChatPicture } from './chat-picture.tsx';
import type { Message } from './queries.ts';
import type { Unsent } from './use-outbox.ts';

const BUBBLE =
  'max-w-[82%] rounded-card px-3.5 py-2 text-[0.9375rem] leading-snug wrap-anywhere whitespace-pre-wrap';
const OWN = 'justify-self-end rounded-br-md bg-primary text-on-primary';
const OTHER = 'justify-self-start rounded-bl-md surface';

type BubbleProps = {
  readonly message: Message;
  /** Who wrote it, where it was not the reader. */
  readonly name: string;
  /** Below the last own message: whether it was seen. */
  readonly mark?: string | undefined;
  readonly action?: ReactNode;
};

/** One message. What it says is text and nothing else, whoever wrote it. */
export function Bubble({ message, name, mark, action }: BubbleProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { isOwn, isDeleted, text, pictures, at } = message;
  const time = format.dateTime(new Date(at), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <li className="grid gap-1">
      <span className="sr-only">{isOwn ? t('you') : name}</span>
      {!isOwn && (
        <span aria-hidden="true" className="px-1 text-muted text-xs">
          {name}
        </span>
      )}
      {isDeleted && <p className={`${BUBBLE} surface text-muted italic`}>{t('removed')}</p>}
      {!isDeleted && text !== '' && <p className={`${BUBBLE} ${isOwn ? OWN : OTHER}`}>{text}</p>}
      {pictures.length > 0 && (
        <div className={`flex flex-wrap gap-2 ${isOwn ? 'justify-end' : ''}`}>
          {pictures.map((id, index) => (
            <ChatPicture key={id} id={id} name={t('attached', { number: `${index + 1}` })} />
          ))}
        </div>
      )}
      <div
        className={`flex items-center gap-2 px-1 text-muted text-xs ${isOwn ? 'justify-end' : ''}`}
      >
        <time dateTime={at}>{time}</time>
        {mark && <span>{mark}</span>}
        {action}
      </div>
    </li>
  );
}

type UnsentBubbleProps = {
  readonly unsent: Unsent;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

/** A message on its way, or one that did not arrive and can be sent again. */
export function UnsentBubble({ unsent, onRetry, onDrop }: UnsentBubbleProps) {
  const t = useTranslations('chat');
  const { text, images, state, problem } = unsent;
  return (
    <li className="grid gap-1">
      {text !== '' && <p className={`${BUBBLE} ${OWN} opacity-70`}>{text}</p>}
      {images.length > 0 && (
        <p className="justify-self-end text-muted text-sm">
          {images.map(({ name }) => name).join(', ')}
        </p>
      )}
      {state === 'sending' ? (
        <p className="justify-self-end px-1 text-muted text-xs">{t('sending')}</p>
      ) : (
        <div role="alert" className="grid justify-items-end gap-1 text-sm">
          <p className="text-danger-text">{problem ?? t('notSent')}</p>
          <div className="flex gap-2">
            <Button size="small" kind="plain" onClick={onDrop}>
              {t('discard')}
            </Button>
            <Button size="small" kind="quiet" icon="refresh" onClick={onRetry}>
              {t('retry')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
