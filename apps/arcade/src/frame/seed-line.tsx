import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

const COPIED_MS = 1_600;

/** A long value with a name, to be read, compared and copied. */
export function SeedLine({ label, value }: { label: string; value: string }) {
  const t = useTranslations('arcade');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return (
    <div className="flex items-center gap-2 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="text-[12px] text-muted">{label}</p>
        <p className="break-all font-mono text-[13px] leading-snug">{value}</p>
      </div>
      <button
        type="button"
        aria-label={isCopied ? t('copied') : `${t('copy')}: ${label}`}
        onClick={() => void copy().catch(() => undefined)}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-accent hover:bg-raised"
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={20} />
      </button>
    </div>
  );
}
