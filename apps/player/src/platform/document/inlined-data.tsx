type InlinedDataProps = { readonly id: string; readonly value: unknown };

/**
 * What the first view needs travels inside the document: hydration can start at once, without one more request. It is
 * data, not a script, so no policy has to allow it. Only the server writes it, and hydration leaves it alone.
 */
export function InlinedData({ id, value }: InlinedDataProps) {
  const json = import.meta.env.SSR ? JSON.stringify(value).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id={id}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}

export function readInlinedData<Value>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the document carries no ${id}`);
  return JSON.parse(text) as Value;
}
