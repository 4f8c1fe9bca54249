import { type RefCallback, useReducer, useState } from 'react';

/** What a form reads from: one line, or a text area. */
type Input = HTMLInputElement | HTMLTextAreaElement;

/** Remembers what was typed beyond the life of a form. */
export type InputMemory = {
  find(name: string): string | undefined;
  keep(name: string, value: string): void;
};

/**
 * Holds the inputs of a form, which keep their own values: what was typed, or filled in by a manager,
 * before the scripts came is not lost. A field that leaves the form and comes back has its value still.
 */
export function useInputs<Name extends string>(names: readonly Name[], memory?: InputMemory) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [held] = useState(() => createInputs<Name>(() => redraw(), memory));
  return {
    ...held,
    read: () =>
      Object.fromEntries(names.map((name) => [name, held.find(name)])) as Record<Name, string>,
  };
}

export function createInputs<Name extends string>(redraw: () => void, memory?: InputMemory) {
  const elements = new Map<Name, Input>();
  const kept = new Map<Name, string>();
  const watched = new Set<Name>();
  const refs = new Map<Name, RefCallback<Input>>();

  const findKept = (name: Name) => kept.get(name) ?? memory?.find(name);
  const keep = (name: Name, value: string): void => {
    kept.set(name, value);
    memory?.keep(name, value);
  };
  const find = (name: Name): string => elements.get(name)?.value ?? findKept(name) ?? '';
  const touch = (name: Name): void => {
    if (watched.has(name)) redraw();
  };
  const attach =
    (name: Name): RefCallback<Input> =>
    (element) => {
      if (!element) return;
      const value = findKept(name);
      if (value !== undefined && element.value !== value) element.value = value;
      elements.set(name, element);
      return () => {
        keep(name, element.value);
        elements.delete(name);
      };
    };
  return {
    find,
    /** Told when a value changed by hand. */
    touch,
    /** The value now; whoever draws with it is drawn again when it changes. */
    watch(name: Name): string {
      watched.add(name);
      return find(name);
    },
    write(name: Name, value: string): void {
      const element = elements.get(name);
      if (element) element.value = value;
      else keep(name, value);
      touch(name);
    },
    refOf(name: Name): RefCallback<Input> {
      const ref = refs.get(name) ?? attach(name);
      refs.set(name, ref);
      return ref;
    },
  };
}
