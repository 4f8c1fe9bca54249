import type { ReactNode } from 'react';

type RainStageProps = {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What is said below, smaller than the rest. */
  readonly after?: string | undefined;
  readonly children?: ReactNode;
};

/** What there is of a rain while nothing falls: before it begins, and after a packet was opened. */
export const RainStage = ({ picture, title, text, after, children }: RainStageProps) => (
  <div
    role="status"
    className="fill-treasure grid justify-items-center gap-3 rounded-card p-6 text-center"
  >
    {picture}
    <h2 className="text-balance text-xl">{title}</h2>
    {children}
    {text && <p className="text-pretty text-sm leading-relaxed opacity-90">{text}</p>}
    {after && <p className="text-pretty text-sm">{after}</p>}
  </div>
);
