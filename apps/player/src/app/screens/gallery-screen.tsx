import { Gallery } from '@maneki/ui/gallery';

/** Every component in all its states, for those who build the site; visitors are sent home. */
export default function GalleryScreen() {
  return <Gallery />;
}
