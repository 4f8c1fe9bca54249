import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Sheet } from '@maneki/ui/sheet';
import { SpinnerRing } from '@maneki/ui/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const LENGTH = 6;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type PasswordPadProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: ReactNode;
  /** Asks with the six digits; answers what is wrong, or nothing. */
  readonly onDigits: (digits: string) => Promise<string | undefined>;
};

/** Six digits on keys as large as a thumb. */
export function PasswordPad({ isOpen, onClose, title, text, onDigits }: PasswordPadProps) {
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={shell('close')}>
      {isOpen && (
        <div className="grid justify-items-center gap-5 text-center">
          <p className="text-muted text-sm">{text}</p>
          <Digits onDigits={onDigits} />
        </div>
      )}
    </Sheet>
  );
}

function Digits({ onDigits }: Pick<PasswordPadProps, 'onDigits'>) {
  const t = useTranslations('form.pad');
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = async (typed: string) => {
    if (isSending) return;
    const next = typed.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);
    setDigits(next);
    if (next.length < LENGTH) return;
    setIsSending(true);
    setProblem(undefined);
    const wrong = await onDigits(next).finally(() => setIsSending(false));
    setProblem(wrong);
    setDigits('');
    field.current?.focus();
  };
  return (
    <>
      {/* For keyboards and readers; the phone's own keyboard stays away, since there are keys below. */}
      <input
        ref={field}
        type="password"
        name="paymentPassword"
        aria-label={t('label')}
        inputMode="none"
        autoComplete="off"
        maxLength={LENGTH}
        value={digits}
        className="sr-only"
        onChange={({ target }) => change(target.value)}
      />
      <p role="status" className="sr-only">
        {isSending ? t('sending') : t('digits', { count: `${digits.length}` })}
      </p>
      <div aria-hidden="true" className="flex h-6 items-center gap-4">
        {isSending ? (
          <SpinnerRing />
        ) : (
          Array.from({ length: LENGTH }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
              key={index}
              className={
                index < digits.length
                  ? 'fill-gold size-4 rounded-pill'
                  : 'size-4 rounded-pill inset-ring-2 inset-ring-edge'
              }
            />
          ))
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger-text text-sm">
          {problem}
        </p>
      )}
      <div className="grid w-full max-w-72 grid-cols-3 gap-2.5">
        {KEYS.map((key) => (
          <Key key={key} onPress={() => change(digits + key)} text={key} />
        ))}
        <span />
        <Key onPress={() => change(`${digits}0`)} text="0" />
        <Key onPress={() => change(digits.slice(0, -1))} label={t('delete')}>
          <Icon name="arrow-left" />
        </Key>
      </div>
      <Link href="/m/securityCenter" className="hit text-primary-text text-sm">
        {t('forgotten')}
      </Link>
    </>
  );
}

type KeyProps = {
  readonly onPress: () => void;
  readonly text?: string;
  readonly label?: string;
  readonly children?: ReactNode;
};

function Key({ onPress, text, label, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid min-h-14 place-items-center rounded-field bg-raised font-semibold text-xl inset-ring inset-ring-line active:bg-surface"
      onClick={onPress}
    >
      {text ?? children}
    </button>
  );
}
