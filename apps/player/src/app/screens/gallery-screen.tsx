import { Gallery } from '@maneki/ui/gallery';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { visitContext } from '#platform/visit-context.ts';

/** Every component in all its states, for those who build the site; visitors are sent home. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(visitContext).isDevelopment ? null : redirect('/home');
}

export default function GalleryScreen() {
  return <Gallery />;
}
