import { A11y, Autoplay, Navigation, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/navigation";
import "swiper/css/pagination";
import { SLIDES } from "../content.ts";

export const SliderPart = () => (
  <Swiper modules={[A11y, Autoplay, Navigation, Pagination]} loop navigation pagination autoplay={{ delay: 6000 }}>
    {SLIDES.map((slide) => (
      <SwiperSlide key={slide}>{slide}</SwiperSlide>
    ))}
  </Swiper>
);
