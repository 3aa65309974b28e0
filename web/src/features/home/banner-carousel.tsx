import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { Shown } from '../../ui/carousel/slides-to-show.ts';
import { Banner } from './banner.tsx';
import { banners } from './banners.ts';

const every = 2000;
const shown: Shown = { most: 1, below: [] };

const slides = banners.map((banner) => ({ id: banner.about, name: banner.about, content: <Banner {...banner} /> }));

/** What the institute does, in pictures. */
export function BannerCarousel() {
  return <Carousel name="Highlights" slides={slides} shown={shown} every={every} />;
}
