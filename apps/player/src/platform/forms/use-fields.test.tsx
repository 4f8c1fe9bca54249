import { form } from '@maneki/phrases/en/form';
import { shell } from '@maneki/phrases/en/shell';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { Field } from '@maneki/ui/field';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { PreferencesContext } from '#platform/preferences/use-preferences.ts';
import { useFields } from './use-fields.ts';

function Letter() {
  const fields = useFields({ names: ['subject', 'text'], check: () => ({}) });
  return (
    <form ref={fields.element} onSubmit={fields.submit(async () => {})}>
      <Field {...fields.bind('subject')} label="Subject" />
      <CounterTextArea
        {...fields.bind('text')}
        value={fields.watch('text')}
        label="Text"
        charactersMax={200}
      />
    </form>
  );
}

const preferences = {
  language: 'EN',
  theme: 'dark',
  switchLanguage: async () => {},
  switchTheme: () => {},
} as const;

test('fields of one line and text areas with a counter belong to one form', () => {
  const html = renderToStaticMarkup(
    <PreferencesContext value={preferences}>
      <IntlProvider locale="en" messages={{ form, shell } as never} timeZone="UTC">
        <Letter />
      </IntlProvider>
    </PreferencesContext>,
  );
  expect(html).toMatch(/<input[^>]*name="subject"/);
  expect(html).toMatch(/<textarea[^>]*name="text"/);
  expect(html).toContain('0/200');
});
