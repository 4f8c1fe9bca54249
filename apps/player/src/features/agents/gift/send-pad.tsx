import type { GiftView } from '@maneki/contract/agents/gift-schemas';
import { TOAST_MS } from '@maneki/contract/constants';
import type { Refusal } from '@maneki/contract/visit';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { problemOf } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { PasswordPad } from '#platform/money/password-pad.tsx';

type Answer =
  | { readonly ok: true; readonly value: { readonly gift: GiftView } }
  | { readonly ok: false; readonly refusal: Refusal };

type SendPadProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly text: string;
  readonly send: (paymentPassword: string) => Promise<Answer>;
  readonly onSent: () => void;
};

/** The six digits that send it, and what came of it. */
export function SendPad({ isOpen, onClose, text, send, onSent }: SendPadProps) {
  const t = useTranslations('gifts.pad');
  const say = useSay();
  const tell = (state: GiftView['state']) => {
    if (state === 'PENDING_REVIEW') return t('waiting');
    return state === 'DONE' ? t('sent') : t('planned');
  };
  const onDigits = async (digits: string) => {
    try {
      const answer = await send(digits);
      if (!answer.ok) return say(problemOf(answer.refusal));
      const { state } = answer.value.gift;
      toast({ kind: 'success', text: tell(state), durationMs: TOAST_MS.success });
      onClose();
      onSent();
      return undefined;
    } catch {
      return t('unsure');
    }
  };
  return (
    <PasswordPad
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      text={text}
      onDigits={onDigits}
    />
  );
}
