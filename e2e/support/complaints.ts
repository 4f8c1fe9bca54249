import type { BrowserContext, Page } from '@playwright/test';

/** What a browser complained about, and what a journey said it would complain about. */
export type Complaints = {
  watch(context: BrowserContext): Promise<void>;
  /** Lets a journey cause trouble on purpose. Trouble that then does not come is a failure too. */
  expect(pattern: RegExp): void;
  /** For trouble that comes or not as the moment wills, such as a network that goes away. */
  allow(pattern: RegExp): void;
  /** Everything unexpected that was heard, and every expectation that nothing met. */
  list(): readonly string[];
};

/** Journeys keep the site's worker away themselves. */
const WORKER_BLOCKED = /Service Worker registration blocked/;

export function createComplaints(): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [WORKER_BLOCKED];

  function listenTo(page: Page): void {
    page.on('console', (message) => {
      const isTrouble = message.type() === 'error' || message.type() === 'warning';
      if (isTrouble) heard.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  }

  return {
    async watch(context) {
      context.on('page', listenTo);
      await context.addInitScript(reportPolicyViolations);
    },
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    list: () => [
      ...heard.filter((text) => ![...expected, ...allowed].some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !heard.some((text) => pattern.test(text)))
        .map((pattern) => `nobody complained of ${pattern}`),
    ],
  };
}

/** A violation that only a report would hear of becomes an error of the page. */
const reportPolicyViolations = `
  addEventListener('securitypolicyviolation', (event) => {
    console.error('policy: ' + event.violatedDirective + ' blocks ' + event.blockedURI);
  });
`;
