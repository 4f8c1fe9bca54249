import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { JoinScreen, LoginScreen, ProposalSentencesContext } from '#features/operators';
import { SESSION_ENDED } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { selfQuery } from '#platform/self.ts';
import { listPages, PAGES } from './pages.ts';
import { PROPOSAL_SENTENCES } from './proposal-sentences.ts';
import { Shell } from './shell.tsx';

export function ConsoleRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="/join" element={<JoinScreen />} />
      <Route element={<Inside />}>
        {PAGES.map(({ name, Screen }) => (
          <Route key={name} path={`/${name}/*`} element={<Screen />} />
        ))}
        <Route path="*" element={<FirstPage />} />
      </Route>
    </Routes>
  );
}

/** What is for operators alone. Whoever is not in, or not any more, is led to the door and back again. */
function Inside() {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const self = useQuery(selfQuery);
  useEffect(() => {
    const leave = () => client.setQueryData(selfQuery.queryKey, null);
    window.addEventListener(SESSION_ENDED, leave);
    return () => window.removeEventListener(SESSION_ENDED, leave);
  }, [client]);
  if (self.data === null) {
    const back = pathname === '/' ? '' : `?to=${encodeURIComponent(`${pathname}${search}`)}`;
    return <Navigate to={`/login${back}`} replace />;
  }
  if (self.data) {
    return (
      <ProposalSentencesContext value={PROPOSAL_SENTENCES}>
        <Shell self={self.data}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Shell>
      </ProposalSentencesContext>
    );
  }
  return self.isError ? <Problem error={self.error} onAgain={() => self.refetch()} /> : <Waiting />;
}

function FirstPage() {
  const { data: self } = useQuery(selfQuery);
  const [first] = self ? listPages(self) : [];
  return <Navigate to={`/${first?.name ?? 'sessions'}`} replace />;
}
