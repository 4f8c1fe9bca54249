import { Route, Routes } from 'react-router';
import { MissionPart } from '../missions/mission-part.tsx';
import { MissionsPart } from '../missions/missions-part.tsx';

/** What members are asked to do, and what they are given for it. */
export const MissionsScreen = () => (
  <Routes>
    <Route path=":code" element={<MissionPart />} />
    <Route path="*" element={<MissionsPart />} />
  </Routes>
);
