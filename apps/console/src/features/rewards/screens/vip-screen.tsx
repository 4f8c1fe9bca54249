import { Route, Routes } from 'react-router';
import { LevelPart } from '../vip/level-part.tsx';
import { LevelsPart } from '../vip/levels-part.tsx';

/** What levels ask of members, and what they give. */
export const VipScreen = () => (
  <Routes>
    <Route path=":level" element={<LevelPart />} />
    <Route path="*" element={<LevelsPart />} />
  </Routes>
);
