import { DIALING_CODES } from '@maneki/contract/identity/phones';
import { Field } from '@maneki/ui/field';
import { Icon } from '@maneki/ui/icon';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const OptionSheet = lazy(async () => {
  const module = await import('@maneki/ui/option-sheet');
  return { default: module.OptionSheet };
});

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'prefix'> & {
  readonly dialingCode: string;
  readonly onDialingCode: (code: string) => void;
};

/** A mobile number with its country in front; the list of countries comes when it is asked for. */
export function MobileField({ dialingCode, onDialingCode, ...props }: MobileFieldProps) {
  const t = useTranslations('identity');
  const shell = useTranslations('shell.actions');
  const [sheet, setSheet] = useState({ isLoaded: false, isOpen: false });
  const options = DIALING_CODES.map(({ code, country }) => ({
    value: code,
    text: `${t(`countries.${country}`)} +${code}`,
  }));
  return (
    <>
      <Field
        autoComplete="tel-national"
        enterKeyHint="next"
        {...props}
        type="tel"
        inputMode="tel"
        prefix={
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${t('login.country')}: +${dialingCode}`}
            className="-ml-4 numerals flex min-h-13 items-center gap-1 rounded-l-field border-line border-r pr-2.5 pl-4 font-semibold text-input text-text"
            onClick={() => setSheet({ isLoaded: true, isOpen: true })}
          >
            +{dialingCode}
            <Icon name="chevron-down" className="size-4.5 text-muted" />
          </button>
        }
      />
      {sheet.isLoaded && (
        <Suspense>
          <OptionSheet
            isOpen={sheet.isOpen}
            onClose={() => setSheet({ isLoaded: true, isOpen: false })}
            title={t('login.country')}
            options={options}
            value={dialingCode}
            onValue={onDialingCode}
            closeLabel={shell('close')}
            searchLabel={t('login.chooseCountry')}
            nothingFound={t('login.noCountry')}
          />
        </Suspense>
      )}
    </>
  );
}
