import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

type WideTableProps = { readonly minWidth: number; readonly children: ReactNode };

/** A table that is moved sideways where it does not fit, also by keys where nothing in it can be focused. */
export const WideTable = ({ minWidth, children }: WideTableProps) => (
  <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
    {children}
  </Table.ScrollContainer>
);
