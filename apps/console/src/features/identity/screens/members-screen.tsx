import { Route, Routes } from 'react-router';
import { MembersList } from '../list/members-list.tsx';
import { MemberPage } from '../member/member-page.tsx';

/** All members, and below it one of them. */
export function MembersScreen() {
  return (
    <Routes>
      <Route index element={<MembersList />} />
      <Route path=":memberId" element={<MemberPage />} />
      <Route path=":memberId/:tab" element={<MemberPage />} />
    </Routes>
  );
}
