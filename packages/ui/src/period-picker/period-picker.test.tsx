import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type OwnDates, PeriodPicker } from './period-picker.tsx';

const choice = {
  label: 'Period',
  options: [
    { value: 'today', text: 'Today' },
    { value: 'own', text: 'Dates' },
  ],
  value: 'own',
  onValue: () => {},
} as const;

const own: OwnDates = {
  period: { from: '2026-11-01', to: '2026-11-10' },
  min: '2026-08-17',
  max: '2026-11-15',
  isAllowed: ({ from }) => from >= '2026-08-17',
  onPeriod: () => {},
  words: { from: 'From', to: 'To', apply: 'Show', notAllowed: 'Too far back.' },
};

const datesIn = (html: string) => html.match(/<input[^>]*type="date"[^>]*>/g) ?? [];

test('a preset shows no date fields', () => {
  const html = renderToStaticMarkup(<PeriodPicker {...choice} value="today" />);
  expect(datesIn(html)).toHaveLength(0);
  expect(html).not.toContain('<form');
});

test('own days stand in two fields within their bounds', () => {
  const html = renderToStaticMarkup(<PeriodPicker {...choice} own={own} />);
  const dates = datesIn(html);
  expect(dates).toHaveLength(2);
  expect(dates[0]).toContain('value="2026-11-01"');
  expect(dates[1]).toContain('value="2026-11-10"');
  for (const date of dates) {
    expect(date).toContain('min="2026-08-17"');
    expect(date).toContain('max="2026-11-15"');
    expect(date).not.toContain('aria-invalid');
  }
  expect(html).not.toContain('Too far back.');
});

test('days that are not allowed say why, and both fields point to it', () => {
  const wrong = { ...own, period: { from: '2026-08-16', to: '2026-08-20' } };
  const html = renderToStaticMarkup(<PeriodPicker {...choice} own={wrong} />);
  const errorId = /<p id="([^"]+)" role="alert"/.exec(html)?.[1];
  expect(errorId).toBeDefined();
  expect(html).toContain('Too far back.');
  for (const date of datesIn(html)) {
    expect(date).toContain('aria-invalid="true"');
    expect(date).toContain(`aria-describedby="${errorId}"`);
  }
});
