import { Footer } from '../components/footer.tsx';
import { HomeBanners } from '../components/home-banners.tsx';
import { Promises } from '../components/promises.tsx';
import { SlotsEntry } from '../components/slots-entry.tsx';
import { useStatus } from '../use-site.ts';

/** The first page: what is new, what this place is, and what a visitor can rely on. */
export default function HomeScreen() {
  const { name } = useStatus().info.whitelabel;
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <HomeBanners />
      <SlotsEntry />
      <Promises />
      <Footer />
    </>
  );
}
