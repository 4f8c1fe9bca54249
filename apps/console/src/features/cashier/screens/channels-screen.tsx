import { Route, Routes } from 'react-router';
import { ChannelPart } from '../channel-part.tsx';
import { ChannelsPart } from '../channels-part.tsx';

/** By which ways members pay in, and on which terms. */
export const ChannelsScreen = () => (
  <Routes>
    <Route path=":id" element={<ChannelPart />} />
    <Route path="*" element={<ChannelsPart />} />
  </Routes>
);
