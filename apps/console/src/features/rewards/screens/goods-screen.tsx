import { Route, Routes } from 'react-router';
import { GoodPart } from '../mall/good-part.tsx';
import { GoodsPart } from '../mall/goods-part.tsx';

/** What members can have for points. */
export const GoodsScreen = () => (
  <Routes>
    <Route path=":id" element={<GoodPart />} />
    <Route path="*" element={<GoodsPart />} />
  </Routes>
);
