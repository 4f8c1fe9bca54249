import { fillText, MESSAGE_KINDS } from '@maneki/contract/messages/inbox';
import { currencySymbol } from '@maneki/kernel/money';
import { useFormatter, useTranslations } from 'use-intl';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { writeDay } from '#platform/records/write-day.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import type { Message } from './queries.ts';

type Words = { readonly title: string; readonly text: string };

/** Puts a message into words: the merchant's own, else the product's, in the language of the page. */
export function useMessageWords(): (message: Message) => Words {
  const t = useTranslations('inbox.kinds');
  const valuesOf = useParamValues();
  return (message) => {
    const { kind, title, text } = message;
    if (kind === 'BROADCAST') return { title: title ?? '', text: '' };
    const values = valuesOf(message);
    return {
      title: title === null ? t(`${kind}.title`, values as never) : fillText(title, values),
      text: text === null ? t(`${kind}.text`, values as never) : fillText(text, values),
    };
  };
}

/** Writes what a message is filled with: money with its sign, days and numbers as the language does. */
function useParamValues(): (message: Message) => Record<string, string> {
  const format = useFormatter();
  const { language } = usePreferences();
  const viewer = useViewer();
  const write = (type: string | undefined, value: Message['params'][string]): string => {
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'string') return type === 'day' ? writeDay(value, language) : value;
    const { amount, currency } = value;
    const isOwn = currency === viewer.currency;
    const symbol = isOwn ? viewer.symbol : currencySymbol(currency, [viewer.currency, currency]);
    return `${symbol} ${writeBalance(amount)}`;
  };
  return ({ kind, params }) => {
    if (kind === 'BROADCAST') return {};
    const types: Readonly<Record<string, string>> = MESSAGE_KINDS[kind].params;
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, write(types[name], value)]),
    );
  };
}
