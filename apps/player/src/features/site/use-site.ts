import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/browser.ts';
import { settingsQuery, statusQuery } from './queries.ts';

/** The status that the page was rendered with, refreshed behind it. */
export const useStatus = () => useSuspenseQuery(statusQuery(call)).data;

export const useSettings = () => useSuspenseQuery(settingsQuery(call)).data;
