import { Footer } from '../components/footer.tsx';
import { HomeBanners } from '../components/home-banners.tsx';
import { Promises } from '../components/promises.tsx';

/** The first page: what is new, what this place is, and what a visitor can rely on. */
export default function HomeScreen() {
  return (
    <>
      <HomeBanners />
      <Promises />
      <Footer />
    </>
  );
}
