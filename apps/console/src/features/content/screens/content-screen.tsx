import { Route, Routes } from 'react-router';
import { EditEntry } from '../editor/edit-entry.tsx';
import { NewEntry } from '../editor/new-entry.tsx';
import { EntryList } from '../entry-list.tsx';
import { OrderPage } from '../order/order-page.tsx';

/** What a merchant says to its readers: all of it, its order, and one thing at a time. */
export const ContentScreen = () => (
  <Routes>
    <Route index element={<EntryList />} />
    <Route path="order" element={<OrderPage />} />
    <Route path="new/:kind" element={<NewEntry />} />
    <Route path=":id" element={<EditEntry />} />
  </Routes>
);
