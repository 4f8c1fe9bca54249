import { hashSecret } from '#platform/secrets/secrets';

export type CodeChannel = 'sms' | 'email';
export type CodePurpose = 'login' | 'register' | 'forgot' | 'bind' | 'payment';

/** What a code is for: proving one recipient to one merchant for one purpose. */
export type CodeSubject = {
  readonly merchantCode: string;
  readonly channel: CodeChannel;
  readonly recipient: string;
  readonly purpose: CodePurpose;
};

/** Bound to its row, so that two people with the same digits do not have the same hash. */
export const hashCode = (id: string, code: string): string => hashSecret(`${id} ${code}`);
