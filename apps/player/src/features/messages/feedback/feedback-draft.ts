import type { InputMemory } from '#platform/forms/use-inputs.ts';

const typed = new Map<string, string>();

/** What was written and not sent yet, while the site is open: a sheet that was closed by accident loses nothing. */
export const feedbackDraft: InputMemory & { readonly forget: () => void } = {
  find: (name) => (name === 'captcha' ? undefined : typed.get(name)),
  keep: (name, value) => {
    typed.set(name, value);
  },
  forget: () => typed.clear(),
};
