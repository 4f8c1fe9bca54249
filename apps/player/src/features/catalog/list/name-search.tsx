import { Icon } from '@maneki/ui/icon';
import { useEarlyInput } from '@maneki/ui/use-early-input';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NAME_CHARACTERS_MAX } from './list-state.ts';

/** Long enough that a word is typed before it is looked for, short enough to seem at once. */
const TYPING_MS = 350;

const BUTTON = 'grid h-10 w-9 shrink-0 place-items-center text-muted hover:text-text';

type NameSearchProps = {
  /** What is looked for now, as the address has it. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Looks for a game by its name while it is typed. */
export function NameSearch({ value, onSearch }: NameSearchProps) {
  const t = useTranslations('catalog.list');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, search, setComposing } = useTyping(value, onSearch);
  useEarlyInput(input, (field) => type(field.value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
    // Puts the keyboard of a phone away, so that the games can be seen.
    input.current?.blur();
  };
  const clear = () => {
    search('');
    input.current?.focus();
  };
  return (
    <search className="h-10 min-w-0 flex-1">
      <form
        noValidate
        onSubmit={submit}
        // Whoever types gets the whole line for it.
        className="flex min-h-10 items-center rounded-pill bg-raised inset-ring inset-ring-edge transition-shadow duration-150 focus-within:absolute focus-within:inset-x-0 focus-within:top-0 focus-within:z-10 has-[input:focus-visible]:inset-ring-2 has-[input:focus-visible]:inset-ring-focus"
      >
        <button type="submit" aria-label={t('searchAction')} className={BUTTON}>
          <Icon name="search" />
        </button>
        <input
          ref={input}
          type="search"
          name="gameName"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={NAME_CHARACTERS_MAX}
          value={text}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          className="min-h-10 w-full min-w-0 flex-1 text-ellipsis bg-transparent pr-2 text-text outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <button type="button" aria-label={t('clearSearch')} className={BUTTON} onClick={clear}>
            <Icon name="x" className="size-4.5" />
          </button>
        )}
      </form>
    </search>
  );
}

/** What stands in the field, and when it is looked for: a moment after the last letter. */
function useTyping(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isComposing, setComposing] = useState(false);
  if (value !== seen) {
    setSeen(value);
    // The address changed by another way, such as Back: the field follows. To what was looked for here
    // the address comes a moment later, and the field may be ahead of it again.
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const search = (wish: string) => {
    const name = wish.normalize('NFKC').trim();
    setText(wish);
    if (name === value) return;
    setSearched(name);
    onSearch(name);
  };
  const searchNow = useEffectEvent(search);
  const isPending = !isComposing && text.normalize('NFKC').trim() !== value;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => searchNow(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isPending]);
  return { text, type: setText, search, setComposing };
}
