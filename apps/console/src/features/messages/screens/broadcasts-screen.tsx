import { Route, Routes } from 'react-router';
import { BroadcastList } from '../inbox/broadcast-list.tsx';
import { BroadcastPart } from '../inbox/broadcast-part.tsx';
import { Composer } from '../inbox/composer.tsx';

/** What was written to many members, and what is about to be. */
export const BroadcastsScreen = () => (
  <Routes>
    <Route path="new" element={<Composer />} />
    <Route path=":id" element={<BroadcastPart />} />
    <Route path="*" element={<BroadcastList />} />
  </Routes>
);
