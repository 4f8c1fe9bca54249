import type { OperatorRight } from '@maneki/contract/operators/rights';
import { type ComponentType, lazy } from 'react';
import type { Messages } from 'use-intl';

/** Under which heading a page stands in the menu, in this order. */
export const PAGE_GROUPS = ['members', 'games', 'site', 'money', 'system'] as const;

/** What a page is called stands in its own words, under `title`. */
export type TitledWords = {
  [Name in keyof Messages]: Messages[Name] extends { readonly title: string } ? Name : never;
}[keyof Messages];

/** A page of the console: where it is, who may see it, and what it shows, loaded when it is first opened. */
export type ConsolePage = {
  /** Its address, also for what stands below it (`/members/17`), and the name of its words. */
  readonly name: TitledWords;
  readonly group: (typeof PAGE_GROUPS)[number];
  readonly right: OperatorRight;
  /** About the machine behind all merchants, and only for operators of all of them. */
  readonly isOfPlatform?: boolean;
  readonly Screen: ComponentType;
};

/** A screen by its name in a file that is loaded when the screen is first shown. */
export function loadScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Screen: ComponentType = (await load())[name];
    return { default: Screen };
  });
}
