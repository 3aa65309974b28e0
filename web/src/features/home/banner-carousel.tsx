import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { SlidesToShow } from '../../ui/carousel/slides-to-show.ts';
import { Banner } from './banner.tsx';
import { banners } from './banners.ts';

const intervalMs = 2000;
const slidesToShow: SlidesToShow = { max: 1, below: [] };

const slides = banners.map((banner) => ({ id: banner.topic, name: banner.topic, content: <Banner {...banner} /> }));

export function BannerCarousel() {
  return <Carousel name="Highlights" slides={slides} slidesToShow={slidesToShow} intervalMs={intervalMs} />;
}
