import type { FormEvent, ReactNode } from 'react';

type PreferenceFormProps = { readonly onChoose: () => void; readonly children: ReactNode };

/**
 * Around a button that chooses a language or a theme. Before the scripts have come the browser sends it to the page's
 * own address, where the server knows both words, `?lang=` and `?theme=`.
 */
export function PreferenceForm({ onChoose, children }: PreferenceFormProps) {
  const choose = (event: FormEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <form className="contents" onSubmit={choose}>
      {children}
    </form>
  );
}
