import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActDialog } from '#platform/look/act-dialog.tsx';

type ActButtonProps = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly color?: string;
  readonly size?: 'xs' | 'sm';
  /** The form of the act, which closes the dialog once it is done. */
  readonly children: (close: () => void) => ReactNode;
};

/** Opens a dialog that says what an act does and asks what has to be known for it. */
export function ActButton({ title, text, color = 'plum', size = 'sm', children }: ActButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color={color} size={size} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ActDialog {...{ title, text, isOpen }} onClose={close}>
        {children(close)}
      </ActDialog>
    </>
  );
}
