import { Route, Routes } from 'react-router';
import { TemplatePart } from '../inbox/template-part.tsx';
import { TemplatesPart } from '../inbox/templates-part.tsx';

/** The words of messages that are sent by themselves. */
export const TemplatesScreen = () => (
  <Routes>
    <Route path=":kind" element={<TemplatePart />} />
    <Route path="*" element={<TemplatesPart />} />
  </Routes>
);
